import { cityNotFound } from '@shop/messages/delivery';
import type { CommerceClient } from '../createCommerceClient.ts';
import { GetCityByPincode } from '../operations/places.ts';
import type { CommercePort } from '../port.ts';
import { present } from './expectations.ts';

export const placeCalls = (client: CommerceClient): Pick<CommercePort, 'cityByPincode'> => ({
  async cityByPincode(pincode) {
    const { getCityByPincode } = await client.query(GetCityByPincode, { pincode });
    return present(getCityByPincode, cityNotFound);
  },
});
