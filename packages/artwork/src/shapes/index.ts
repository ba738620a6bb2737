import type { Draw } from '../Ink.ts';
import type { Shape } from '../shapes.ts';
import { actionCamera } from './action-camera.ts';
import { airConditioner } from './air-conditioner.ts';
import { airFryer } from './air-fryer.ts';
import { airPurifier } from './air-purifier.ts';
import { backpack } from './backpack.ts';
import { badmintonRacket } from './badminton-racket.ts';
import { bedsheet } from './bedsheet.ts';
import { bicycle } from './bicycle.ts';
import { bluetoothSpeaker } from './bluetooth-speaker.ts';
import { boardGame } from './board-game.ts';
import { book } from './book.ts';
import { buildingBlocks } from './building-blocks.ts';
import { camera } from './camera.ts';
import { carePlan } from './care-plan.ts';
import { ceilingFan } from './ceiling-fan.ts';
import { charger } from './charger.ts';
import { chocolateBox } from './chocolate-box.ts';
import { coffeeJar } from './coffee-jar.ts';
import { colourSet } from './colour-set.ts';
import { coursePass } from './course-pass.ts';
import { creamJar } from './cream-jar.ts';
import { cricketBat } from './cricket-bat.ts';
import { curtain } from './curtain.ts';
import { cushion } from './cushion.ts';
import { dinnerSet } from './dinner-set.ts';
import { dryFruits } from './dry-fruits.ts';
import { dumbbells } from './dumbbells.ts';
import { earbuds } from './earbuds.ts';
import { faceWash } from './face-wash.ts';
import { featurePhone } from './feature-phone.ts';
import { fitnessBand } from './fitness-band.ts';
import { foldablePhone } from './foldable-phone.ts';
import { football } from './football.ts';
import { gheeTin } from './ghee-tin.ts';
import { hairDryer } from './hair-dryer.ts';
import { handbag } from './handbag.ts';
import { hardDisk } from './hard-disk.ts';
import { headphones } from './headphones.ts';
import { honeyJar } from './honey-jar.ts';
import { inductionCooktop } from './induction-cooktop.ts';
import { jacket } from './jacket.ts';
import { jeans } from './jeans.ts';
import { kettle } from './kettle.ts';
import { keyboard } from './keyboard.ts';
import { kurta } from './kurta.ts';
import { laptop } from './laptop.ts';
import { lipstick } from './lipstick.ts';
import { lunchBox } from './lunch-box.ts';
import { mattress } from './mattress.ts';
import { microwave } from './microwave.ts';
import { mixerGrinder } from './mixer-grinder.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { neckband } from './neckband.ts';
import { notebook } from './notebook.ts';
import { officeChair } from './office-chair.ts';
import { pen } from './pen.ts';
import { penDrive } from './pen-drive.ts';
import { perfume } from './perfume.ts';
import { phoneCase } from './phone-case.ts';
import { powerBank } from './power-bank.ts';
import { pressureCooker } from './pressure-cooker.ts';
import { printer } from './printer.ts';
import { refrigerator } from './refrigerator.ts';
import { riceBag } from './rice-bag.ts';
import { router } from './router.ts';
import { sandals } from './sandals.ts';
import { saree } from './saree.ts';
import { shampoo } from './shampoo.ts';
import { shirt } from './shirt.ts';
import { smartphone } from './smartphone.ts';
import { smartwatch } from './smartwatch.ts';
import { sneakers } from './sneakers.ts';
import { softToy } from './soft-toy.ts';
import { softwareBox } from './software-box.ts';
import { soundbar } from './soundbar.ts';
import { streamingPass } from './streaming-pass.ts';
import { studyTable } from './study-table.ts';
import { suitcase } from './suitcase.ts';
import { sunglasses } from './sunglasses.ts';
import { tShirt } from './t-shirt.ts';
import { tableLamp } from './table-lamp.ts';
import { tablet } from './tablet.ts';
import { teaTin } from './tea-tin.ts';
import { television } from './television.ts';
import { trimmer } from './trimmer.ts';
import { tripod } from './tripod.ts';
import { voucher } from './voucher.ts';
import { wallClock } from './wall-clock.ts';
import { washingMachine } from './washing-machine.ts';
import { waterBottle } from './water-bottle.ts';
import { wristWatch } from './wrist-watch.ts';
import { yogaMat } from './yoga-mat.ts';

/** How each shape is drawn. */
export const drawings: Record<Shape, Draw> = {
  'action-camera': actionCamera,
  'air-conditioner': airConditioner,
  'air-fryer': airFryer,
  'air-purifier': airPurifier,
  backpack,
  'badminton-racket': badmintonRacket,
  bedsheet,
  bicycle,
  'bluetooth-speaker': bluetoothSpeaker,
  'board-game': boardGame,
  book,
  'building-blocks': buildingBlocks,
  camera,
  'care-plan': carePlan,
  'ceiling-fan': ceilingFan,
  charger,
  'chocolate-box': chocolateBox,
  'coffee-jar': coffeeJar,
  'colour-set': colourSet,
  'course-pass': coursePass,
  'cream-jar': creamJar,
  'cricket-bat': cricketBat,
  curtain,
  cushion,
  'dinner-set': dinnerSet,
  'dry-fruits': dryFruits,
  dumbbells,
  earbuds,
  'face-wash': faceWash,
  'feature-phone': featurePhone,
  'fitness-band': fitnessBand,
  'foldable-phone': foldablePhone,
  football,
  'ghee-tin': gheeTin,
  'hair-dryer': hairDryer,
  handbag,
  'hard-disk': hardDisk,
  headphones,
  'honey-jar': honeyJar,
  'induction-cooktop': inductionCooktop,
  jacket,
  jeans,
  kettle,
  keyboard,
  kurta,
  laptop,
  lipstick,
  'lunch-box': lunchBox,
  mattress,
  microwave,
  'mixer-grinder': mixerGrinder,
  monitor,
  mouse,
  neckband,
  notebook,
  'office-chair': officeChair,
  pen,
  'pen-drive': penDrive,
  perfume,
  'phone-case': phoneCase,
  'power-bank': powerBank,
  'pressure-cooker': pressureCooker,
  printer,
  refrigerator,
  'rice-bag': riceBag,
  router,
  sandals,
  saree,
  shampoo,
  shirt,
  smartphone,
  smartwatch,
  sneakers,
  'soft-toy': softToy,
  'software-box': softwareBox,
  soundbar,
  'streaming-pass': streamingPass,
  'study-table': studyTable,
  suitcase,
  sunglasses,
  't-shirt': tShirt,
  'table-lamp': tableLamp,
  tablet,
  'tea-tin': teaTin,
  television,
  trimmer,
  tripod,
  voucher,
  'wall-clock': wallClock,
  'washing-machine': washingMachine,
  'water-bottle': waterBottle,
  'wrist-watch': wristWatch,
  'yoga-mat': yogaMat,
};
