/** A state or union territory of India, with the id that Magento's installer gives it. */
export interface IndianRegion {
  id: number;
  code: string;
  name: string;
}

const names: readonly (readonly [code: string, name: string])[] = [
  ['AN', 'Andaman and Nicobar Islands'],
  ['AP', 'Andhra Pradesh'],
  ['AR', 'Arunachal Pradesh'],
  ['AS', 'Assam'],
  ['BR', 'Bihar'],
  ['CH', 'Chandigarh'],
  ['CT', 'Chhattisgarh'],
  ['DN', 'Dadra and Nagar Haveli'],
  ['DD', 'Daman and Diu'],
  ['DL', 'Delhi'],
  ['GA', 'Goa'],
  ['GJ', 'Gujarat'],
  ['HR', 'Haryana'],
  ['HP', 'Himachal Pradesh'],
  ['JK', 'Jammu and Kashmir'],
  ['JH', 'Jharkhand'],
  ['KA', 'Karnataka'],
  ['KL', 'Kerala'],
  ['LD', 'Lakshadweep'],
  ['MP', 'Madhya Pradesh'],
  ['MH', 'Maharashtra'],
  ['MN', 'Manipur'],
  ['ML', 'Meghalaya'],
  ['MZ', 'Mizoram'],
  ['NL', 'Nagaland'],
  ['OR', 'Odisha'],
  ['PY', 'Puducherry'],
  ['PB', 'Punjab'],
  ['RJ', 'Rajasthan'],
  ['SK', 'Sikkim'],
  ['TN', 'Tamil Nadu'],
  ['TG', 'Telangana'],
  ['TR', 'Tripura'],
  ['UP', 'Uttar Pradesh'],
  ['UT', 'Uttarakhand'],
  ['WB', 'West Bengal'],
];

const FIRST_ID = 533;

/** The 36 regions that Magento knows for IN. It has no Ladakh: its pincodes belong to Jammu and Kashmir here. */
export const indianRegions: readonly IndianRegion[] = names.map(([code, name], index) => ({
  id: FIRST_ID + index,
  code,
  name,
}));

export const regionById = (id: number): IndianRegion | undefined => indianRegions.find(region => region.id === id);

/** By code, for example "DL"; exact. */
export const regionByCode = (code: string): IndianRegion | undefined =>
  indianRegions.find(region => region.code === code);
