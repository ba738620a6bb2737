import { graphql } from '../graphql.ts';

export const GetCityByPincode = graphql(`
  query getCityByPincode($pincode: String!) {
    getCityByPincode(pincode: $pincode) {
      city
      region
      region_id
      delivery_days
      cash_on_delivery
      message
      success
    }
  }
`);

/** The states of India with the ids that this installation gave them. */
export const GetRegions = graphql(`
  query getRegions { country(id: "IN") { id available_regions { id code name } } }
`);
