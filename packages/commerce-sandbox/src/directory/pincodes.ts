/** A place that parcels go to. */
interface PincodePlace {
  pincode: string;
  city: string;
  /** Code of an Indian region. */
  region: string;
  /** Working days to the door. */
  deliveryDays: number;
  cashOnDelivery: boolean;
}

type Cities = Record<string, string>;

/** Pincodes by region and city. The first number is the working days to the door of the region's places. */
const places: readonly (readonly [region: string, deliveryDays: number, cashOnDelivery: boolean, cities: Cities])[] = [
  [
    'DL',
    2,
    true,
    {
      'New Delhi':
        '110001 110002 110003 110005 110008 110016 110017 110019 110024 110025 110029 110048 110060 110065 110070 110075',
      Delhi: '110006 110007 110009 110018 110027 110032 110034 110045 110051 110059 110063 110085 110091 110092 110096',
    },
  ],
  [
    'MH',
    2,
    true,
    {
      Mumbai:
        '400001 400002 400005 400013 400014 400016 400020 400022 400026 400028 400049 400050 400051 400053 400058 400059 400064 400066 400067 400069 400071 400076 400080 400086 400093 400101',
      Thane: '400601 400607 400610',
      'Navi Mumbai': '400703 400705 400706 410210',
      Pune: '411001 411004 411005 411006 411007 411014 411021 411028 411038 411045 411057',
      'Pimpri-Chinchwad': '411018 411033',
    },
  ],
  [
    'MH',
    4,
    true,
    {
      Nagpur: '440001 440010',
      Nashik: '422001 422009',
      'Chhatrapati Sambhajinagar': '431001',
      Kolhapur: '416001',
      Solapur: '413001',
      Amravati: '444601',
    },
  ],
  [
    'KA',
    2,
    true,
    {
      Bengaluru:
        '560001 560002 560003 560004 560008 560010 560011 560017 560025 560034 560037 560038 560043 560048 560066 560068 560076 560078 560085 560095 560100 560102 560103',
    },
  ],
  [
    'KA',
    4,
    true,
    {
      Mysuru: '570001',
      Mangaluru: '575001',
      Hubballi: '580020',
      Belagavi: '590001',
      Udupi: '576101',
      Shivamogga: '577201',
    },
  ],
  [
    'TN',
    2,
    true,
    {
      Chennai:
        '600001 600002 600004 600006 600017 600018 600020 600028 600034 600040 600041 600042 600096 600097 600113',
    },
  ],
  [
    'TN',
    4,
    true,
    {
      Coimbatore: '641001 641002',
      Madurai: '625001',
      Tiruchirappalli: '620001',
      Salem: '636001',
      Tirunelveli: '627001',
      Vellore: '632001',
      Erode: '638001',
      Udhagamandalam: '643001',
    },
  ],
  [
    'WB',
    2,
    true,
    {
      Kolkata:
        '700001 700006 700009 700012 700016 700019 700020 700026 700027 700029 700032 700054 700064 700091 700156',
      Howrah: '711101',
    },
  ],
  [
    'WB',
    5,
    true,
    { Siliguri: '734001', Darjeeling: '734101', Durgapur: '713201', Asansol: '713301', Kharagpur: '721301' },
  ],
  [
    'TG',
    2,
    true,
    {
      Hyderabad: '500001 500004 500016 500018 500032 500033 500034 500049 500072 500081 500084',
      Secunderabad: '500003',
    },
  ],
  ['TG', 4, true, { Warangal: '506002', Nizamabad: '503001', Karimnagar: '505001' }],
  [
    'AP',
    4,
    true,
    {
      Visakhapatnam: '530001 530016',
      Vijayawada: '520001 520010',
      Guntur: '522002',
      Tirupati: '517501',
      Nellore: '524001',
      Kurnool: '518001',
      Rajamahendravaram: '533101',
    },
  ],
  [
    'GJ',
    3,
    true,
    {
      Ahmedabad: '380001 380006 380009 380015 380054 380058',
      Surat: '395001 395003 395007',
      Vadodara: '390001 390007',
      Gandhinagar: '382010',
    },
  ],
  ['GJ', 4, true, { Rajkot: '360001', Bhavnagar: '364001', Jamnagar: '361001', Bhuj: '370001' }],
  ['RJ', 3, true, { Jaipur: '302001 302004 302015 302017 302020 302021' }],
  [
    'RJ',
    5,
    true,
    { Jodhpur: '342001', Udaipur: '313001', Kota: '324001', Ajmer: '305001', Bikaner: '334001', Jaisalmer: '345001' },
  ],
  [
    'UP',
    3,
    true,
    {
      Lucknow: '226001 226010 226016',
      Kanpur: '208001',
      Noida: '201301',
      'Greater Noida': '201310',
      Ghaziabad: '201001 201014',
    },
  ],
  [
    'UP',
    5,
    true,
    {
      Varanasi: '221001',
      Agra: '282001',
      Prayagraj: '211001',
      Meerut: '250001',
      Bareilly: '243001',
      Aligarh: '202001',
      Gorakhpur: '273001',
      Mathura: '281001',
      Jhansi: '284001',
    },
  ],
  ['HR', 2, true, { Gurugram: '122001 122002 122018', Faridabad: '121001' }],
  ['HR', 4, true, { Panipat: '132103', Hisar: '125001', Rohtak: '124001', Karnal: '132001', Panchkula: '134109' }],
  [
    'PB',
    4,
    true,
    {
      Ludhiana: '141001',
      Amritsar: '143001',
      Jalandhar: '144001',
      Patiala: '147001',
      Bathinda: '151001',
      Mohali: '160055',
    },
  ],
  ['CH', 3, true, { Chandigarh: '160017 160022 160036' }],
  ['HP', 6, true, { Shimla: '171001', Dharamshala: '176215', Manali: '175131', Solan: '173212' }],
  [
    'UT',
    5,
    true,
    { Dehradun: '248001', Haridwar: '249401', Rishikesh: '249201', Nainital: '263001', Haldwani: '263139' },
  ],
  ['JK', 7, false, { Srinagar: '190001', Jammu: '180001', Leh: '194101' }],
  [
    'MP',
    4,
    true,
    { Bhopal: '462001 462016', Indore: '452001 452010', Gwalior: '474001', Jabalpur: '482001', Ujjain: '456001' },
  ],
  ['CT', 5, true, { Raipur: '492001', Bhilai: '490006', Bilaspur: '495001' }],
  ['BR', 5, true, { Patna: '800001 800020', Gaya: '823001', Muzaffarpur: '842001', Bhagalpur: '812001' }],
  ['JH', 5, true, { Ranchi: '834001', Jamshedpur: '831001', Dhanbad: '826001', Bokaro: '827001' }],
  ['OR', 5, true, { Bhubaneswar: '751001 751024', Cuttack: '753001', Puri: '752001', Rourkela: '769001' }],
  ['AS', 6, true, { Guwahati: '781001 781005', Dibrugarh: '786001', Silchar: '788001', Jorhat: '785001' }],
  ['ML', 7, false, { Shillong: '793001' }],
  ['TR', 7, false, { Agartala: '799001' }],
  ['MN', 8, false, { Imphal: '795001' }],
  ['MZ', 8, false, { Aizawl: '796001' }],
  ['NL', 8, false, { Kohima: '797001', Dimapur: '797112' }],
  ['AR', 8, false, { Itanagar: '791111' }],
  ['SK', 7, false, { Gangtok: '737101' }],
  [
    'KL',
    4,
    true,
    {
      Thiruvananthapuram: '695001',
      Kochi: '682001 682011 682030',
      Kozhikode: '673001',
      Thrissur: '680001',
      Kollam: '691001',
      Kannur: '670001',
      Palakkad: '678001',
      Kottayam: '686001',
      Alappuzha: '688001',
    },
  ],
  ['GA', 4, true, { Panaji: '403001', Margao: '403601', 'Vasco da Gama': '403802', Mapusa: '403507' }],
  ['PY', 4, true, { Puducherry: '605001', Karaikal: '609602' }],
  ['DN', 5, true, { Silvassa: '396230' }],
  ['DD', 5, true, { Daman: '396210', Diu: '362520' }],
  ['AN', 10, false, { 'Port Blair': '744101' }],
  ['LD', 12, false, { Kavaratti: '682555' }],
];

/** Every served place by its pincode. */
export const pincodes: ReadonlyMap<string, PincodePlace> = new Map(
  places.flatMap(([region, deliveryDays, cashOnDelivery, cities]) =>
    Object.entries(cities).flatMap(([city, codes]) =>
      codes.split(' ').map(pincode => [pincode, { pincode, city, region, deliveryDays, cashOnDelivery }] as const),
    ),
  ),
);
