import { sellers } from './sellers.ts';

/** Who answers complaints, as Indian law has every shop name (routes-14). */
interface Officer {
  name: string;
  email: string;
  telephone: string;
}

/** The company behind the shops, as it is registered. All invented. */
export const company = {
  name: sellers.delhi.name,
  /** Number in the register of companies. */
  cin: 'U52609HR2014PTC052917',
  office: '4th floor, Tower B, Sector 44, Gurugram 122003, Haryana',
  telephone: '1800 000 0000',
};

/** Grievance officers: one for each of the company's registrations, by its GSTIN. */
export const officers: Record<string, Officer> = {
  [sellers.mumbai.gstin]: {
    name: 'Meera Nair',
    email: 'meera.nair@zeppelin-benefits.example',
    telephone: '022 0000 0101',
  },
  [sellers.bengaluru.gstin]: {
    name: 'Arvind Hegde',
    email: 'arvind.hegde@zeppelin-benefits.example',
    telephone: '080 0000 0102',
  },
  [sellers.delhi.gstin]: {
    name: 'Farah Siddiqui',
    email: 'farah.siddiqui@zeppelin-benefits.example',
    telephone: '011 0000 0103',
  },
};
