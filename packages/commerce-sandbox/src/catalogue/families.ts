import { backpacks, handbags, sunglasses, wristWatches } from './families/fashion/accessories.ts';
import { jackets, jeans, shirts, tShirts } from './families/fashion/clothes.ts';
import { kurtas, sarees } from './families/fashion/ethnic.ts';
import { sandals, sneakers } from './families/fashion/shoes.ts';
import { earbuds } from './families/audio/earbuds.ts';
import { headphones } from './families/audio/headphones.ts';
import { neckbands } from './families/audio/neckbands.ts';
import { bluetoothSpeakers, soundbars } from './families/audio/speakers.ts';
import { keyboards } from './families/laptops/keyboards.ts';
import { laptops } from './families/laptops/laptops.ts';
import { mice } from './families/laptops/mice.ts';
import { monitors } from './families/laptops/monitors.ts';
import { printers } from './families/laptops/printers.ts';
import { routers } from './families/laptops/routers.ts';
import { hardDisks, penDrives } from './families/laptops/storage.ts';
import { actionCameras, cameras, tripods } from './families/wearables/cameras.ts';
import { fitnessBands, smartwatches } from './families/wearables/watches.ts';
import { chargers } from './families/mobiles/chargers.ts';
import { featurePhones } from './families/mobiles/featurePhones.ts';
import { foldablePhones } from './families/mobiles/foldablePhones.ts';
import { phoneCases } from './families/mobiles/phoneCases.ts';
import { powerBanks } from './families/mobiles/powerBanks.ts';
import { smartphones } from './families/mobiles/smartphones.ts';
import { tablets } from './families/mobiles/tablets.ts';
import { televisions } from './families/appliances/televisions.ts';
import { refrigerators } from './families/appliances/refrigerators.ts';
import { washingMachines } from './families/appliances/washingMachines.ts';
import { airConditioners } from './families/appliances/airConditioners.ts';
import { microwaves } from './families/appliances/microwaves.ts';
import { ceilingFans } from './families/appliances/ceilingFans.ts';
import { airPurifiers } from './families/appliances/airPurifiers.ts';
import { mixerGrinders } from './families/kitchen/mixerGrinders.ts';
import { airFryers } from './families/kitchen/airFryers.ts';
import { kettles } from './families/kitchen/kettles.ts';
import { inductionCooktops } from './families/kitchen/inductionCooktops.ts';
import { pressureCookers } from './families/kitchen/pressureCookers.ts';
import { dinnerSets } from './families/kitchen/dinnerSets.ts';
import { waterBottles } from './families/kitchen/waterBottles.ts';
import { lunchBoxes } from './families/kitchen/lunchBoxes.ts';
import { bedsheets } from './families/home/bedsheets.ts';
import { curtains } from './families/home/curtains.ts';
import { cushions } from './families/home/cushions.ts';
import { officeChairs } from './families/home/officeChairs.ts';
import { studyTables } from './families/home/studyTables.ts';
import { mattresses } from './families/home/mattresses.ts';
import { tableLamps } from './families/home/tableLamps.ts';
import { wallClocks } from './families/home/wallClocks.ts';
import { suitcases } from './families/home/suitcases.ts';
import { lipsticks } from './families/beauty/lipsticks.ts';
import { creams } from './families/beauty/creams.ts';
import { shampoos } from './families/beauty/shampoos.ts';
import { perfumes } from './families/beauty/perfumes.ts';
import { trimmers } from './families/beauty/trimmers.ts';
import { hairDryers } from './families/beauty/hairDryers.ts';
import { faceWashes } from './families/beauty/faceWashes.ts';
import { teas } from './families/grocery/teas.ts';
import { coffees } from './families/grocery/coffees.ts';
import { dryFruits } from './families/grocery/dryFruits.ts';
import { riceBags } from './families/grocery/rice.ts';
import { chocolates } from './families/grocery/chocolates.ts';
import { honeys } from './families/grocery/honeys.ts';
import { ghees } from './families/grocery/ghees.ts';
import { cricketBats } from './families/sports/cricketBats.ts';
import { footballs } from './families/sports/footballs.ts';
import { yogaMats } from './families/sports/yogaMats.ts';
import { dumbbells } from './families/sports/dumbbells.ts';
import { badmintonRackets } from './families/sports/badmintonRackets.ts';
import { bicycles } from './families/sports/bicycles.ts';
import { buildingBlocks } from './families/toys/buildingBlocks.ts';
import { softToys } from './families/toys/softToys.ts';
import { boardGames } from './families/toys/boardGames.ts';
import { colourSets } from './families/toys/colourSets.ts';
import { books } from './families/books/books.ts';
import { pens } from './families/books/pens.ts';
import { notebooks } from './families/books/notebooks.ts';
import { vouchers } from './families/vouchers/vouchers.ts';
import { streamingPasses } from './families/vouchers/streamingPasses.ts';
import { coursePasses } from './families/vouchers/coursePasses.ts';
import { carePlans } from './families/vouchers/carePlans.ts';
import { software } from './families/vouchers/software.ts';
import { bundles } from './families/sets/bundles.ts';
import { groups } from './families/sets/groups.ts';
import { downloads } from './families/vouchers/downloads.ts';
import { giftCards } from './families/vouchers/giftCards.ts';
import type { Family } from './types.ts';

/** Everything that the shop sells. */
export const families: Family[] = [smartphones, foldablePhones, featurePhones, tablets, phoneCases, powerBanks, chargers,
  laptops, monitors, printers, keyboards, mice, routers, penDrives, hardDisks,
  earbuds, headphones, neckbands, bluetoothSpeakers, soundbars,
  smartwatches, fitnessBands, cameras, actionCameras, tripods,
  kurtas, sarees, tShirts, shirts, jeans, jackets, sneakers, sandals, handbags, backpacks, sunglasses, wristWatches,
  televisions, refrigerators, washingMachines,
  airConditioners, microwaves, ceilingFans, airPurifiers,
  mixerGrinders, airFryers, kettles, inductionCooktops,
  pressureCookers, dinnerSets, waterBottles, lunchBoxes,
  bedsheets, curtains, cushions,
  officeChairs, studyTables, mattresses,
  tableLamps, wallClocks, suitcases,
  lipsticks, creams, shampoos,
  perfumes, trimmers, hairDryers,
  faceWashes, teas, coffees,
  dryFruits, riceBags, chocolates,
  honeys, ghees, cricketBats,
  footballs, yogaMats, dumbbells,
  badmintonRackets, bicycles, buildingBlocks,
  softToys, boardGames, colourSets,
  books, pens, notebooks,
  vouchers, streamingPasses, coursePasses,
  carePlans, software,
  bundles, groups, downloads, giftCards,
];
