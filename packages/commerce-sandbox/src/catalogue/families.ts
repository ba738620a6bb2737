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
];
