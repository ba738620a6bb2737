import type { Draw } from '../Ink.ts';
import type { Shape } from '../shapes.ts';
import { airFryer } from './air-fryer.ts';
import { backpack } from './backpack.ts';
import { badmintonRacket } from './badminton-racket.ts';
import { bedsheet } from './bedsheet.ts';
import { bicycle } from './bicycle.ts';
import { boardGame } from './board-game.ts';
import { book } from './book.ts';
import { buildingBlocks } from './building-blocks.ts';
import { carePlan } from './care-plan.ts';
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
import { faceWash } from './face-wash.ts';
import { football } from './football.ts';
import { gheeTin } from './ghee-tin.ts';
import { hairDryer } from './hair-dryer.ts';
import { handbag } from './handbag.ts';
import { honeyJar } from './honey-jar.ts';
import { inductionCooktop } from './induction-cooktop.ts';
import { jacket } from './jacket.ts';
import { jeans } from './jeans.ts';
import { kettle } from './kettle.ts';
import { kurta } from './kurta.ts';
import { lipstick } from './lipstick.ts';
import { lunchBox } from './lunch-box.ts';
import { mattress } from './mattress.ts';
import { mixerGrinder } from './mixer-grinder.ts';
import { notebook } from './notebook.ts';
import { officeChair } from './office-chair.ts';
import { pen } from './pen.ts';
import { perfume } from './perfume.ts';
import { pressureCooker } from './pressure-cooker.ts';
import { riceBag } from './rice-bag.ts';
import { sandals } from './sandals.ts';
import { saree } from './saree.ts';
import { shampoo } from './shampoo.ts';
import { shirt } from './shirt.ts';
import { sneakers } from './sneakers.ts';
import { softToy } from './soft-toy.ts';
import { softwareBox } from './software-box.ts';
import { streamingPass } from './streaming-pass.ts';
import { studyTable } from './study-table.ts';
import { suitcase } from './suitcase.ts';
import { sunglasses } from './sunglasses.ts';
import { tShirt } from './t-shirt.ts';
import { tableLamp } from './table-lamp.ts';
import { teaTin } from './tea-tin.ts';
import { trimmer } from './trimmer.ts';
import { voucher } from './voucher.ts';
import { wallClock } from './wall-clock.ts';
import { waterBottle } from './water-bottle.ts';
import { wristWatch } from './wrist-watch.ts';
import { yogaMat } from './yoga-mat.ts';

/** How each shape is drawn. */
export const drawings: Partial<Record<Shape, Draw>> = {
  'mixer-grinder': mixerGrinder,
  'pressure-cooker': pressureCooker,
  'air-fryer': airFryer,
  kettle,
  'water-bottle': waterBottle,
  'lunch-box': lunchBox,
  'induction-cooktop': inductionCooktop,
  'dinner-set': dinnerSet,
  kurta,
  't-shirt': tShirt,
  shirt,
  jeans,
  saree,
  jacket,
  sneakers,
  sandals,
  handbag,
  backpack,
  sunglasses,
  'wrist-watch': wristWatch,
  bedsheet,
  curtain,
  'table-lamp': tableLamp,
  'office-chair': officeChair,
  'study-table': studyTable,
  mattress,
  cushion,
  'wall-clock': wallClock,
  suitcase,
  lipstick,
  'cream-jar': creamJar,
  shampoo,
  perfume,
  trimmer,
  'hair-dryer': hairDryer,
  'face-wash': faceWash,
  'tea-tin': teaTin,
  'coffee-jar': coffeeJar,
  'dry-fruits': dryFruits,
  'rice-bag': riceBag,
  'chocolate-box': chocolateBox,
  'honey-jar': honeyJar,
  'ghee-tin': gheeTin,
  'cricket-bat': cricketBat,
  football,
  'yoga-mat': yogaMat,
  dumbbells,
  'badminton-racket': badmintonRacket,
  bicycle,
  book,
  'building-blocks': buildingBlocks,
  'board-game': boardGame,
  pen,
  notebook,
  'soft-toy': softToy,
  'colour-set': colourSet,
  voucher,
  'streaming-pass': streamingPass,
  'course-pass': coursePass,
  'care-plan': carePlan,
  'software-box': softwareBox,
};
