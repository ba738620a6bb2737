import { chargers } from './families/mobiles/chargers.ts';
import { featurePhones } from './families/mobiles/featurePhones.ts';
import { foldablePhones } from './families/mobiles/foldablePhones.ts';
import { phoneCases } from './families/mobiles/phoneCases.ts';
import { powerBanks } from './families/mobiles/powerBanks.ts';
import { smartphones } from './families/mobiles/smartphones.ts';
import { tablets } from './families/mobiles/tablets.ts';
import type { Family } from './types.ts';

/** Everything that the shop sells. */
export const families: Family[] = [smartphones, foldablePhones, featurePhones, tablets, phoneCases, powerBanks, chargers];
