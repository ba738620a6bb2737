import { inputError, noSuchEntity } from '../errors.ts';
import type { ResolverMap } from '../resolverMap.ts';
import { pincodes } from './pincodes.ts';
import { indianRegions, regionByCode } from './regions.ts';

const india = {
  id: 'IN',
  two_letter_abbreviation: 'IN',
  three_letter_abbreviation: 'IND',
  full_name_locale: 'India',
  full_name_english: 'India',
  available_regions: indianRegions,
};

const currency = {
  base_currency_code: 'INR',
  base_currency_symbol: '₹',
  // Magento really spells both names of the next four.
  default_display_currecy_code: 'INR',
  default_display_currecy_symbol: '₹',
  default_display_currency_code: 'INR',
  default_display_currency_symbol: '₹',
  available_currency_codes: ['INR'],
  exchange_rates: [{ currency_to: 'INR', rate: 1 }],
};

/** Countries, currency and pincodes. */
export const directoryResolvers: ResolverMap = {
  Query: {
    countries: () => [india],
    country(_, { id }: { id?: string | null }) {
      if (!id) throw inputError('Country "id" value should be specified');
      if (id.toUpperCase() !== india.id) throw noSuchEntity("The country isn't available.");
      return india;
    },
    currency: () => currency,
    getCityByPincode(_, { pincode }: { pincode: string }) {
      const place = pincodes.get(pincode.trim());
      if (!place) return { success: false, message: 'City not found for this pincode.' };
      const region = regionByCode(place.region)!;
      return {
        success: true,
        message: null,
        city: place.city,
        region: region.name,
        region_id: region.id,
        delivery_days: place.deliveryDays,
        cash_on_delivery: place.cashOnDelivery,
      };
    },
  },
};
