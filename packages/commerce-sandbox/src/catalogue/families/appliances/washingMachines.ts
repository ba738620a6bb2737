import { family } from '../../family.ts';

export const washingMachines = family(
  { shape: 'washing-machine', sku: 'WSH', leaf: 'tv-appliances/home-appliances/washing-machines', finish: 'gloss', seller: 'Himvaan Appliances, Pune', grams: 34_000 },
  [
    {
      name: 'Nirmaya Dhobi 7 kg Semi-automatic Washing Machine', brand: 'nirmaya', mrp: 13_990, offer: 9_490, stock: 92, handling: 249, elsewhere: { Kartora: 9_690, ClickDukaan: 9_890 },
      short: 'Two tubs, no tap pressure needed, and a collar scrubber on the lid.',
      about: 'Fill it with a bucket when the tank is empty; it does not mind. The spin tub gets a bedsheet dry enough to hang indoors in July.',
      points: ['Works without running water', 'Collar scrubber on the lid', '1,350 rpm spin', 'Rust-proof plastic body on wheels'],
      facts: { Capacity: '7 kg', Type: 'Semi-automatic, top load', 'Energy rating': '5 stars', Warranty: '2 years, 5 years on motor' },
      look: ['#7a2f5f', '#f1e4ee'], form: 'semi', label: '7 kg', grams: 21_000, rating: [83, 5_116],
    },
    {
      name: 'Himvaan Jharna 6.5 kg Top Load Washing Machine', brand: 'himvaan', mrp: 24_490, offer: 16_990, stock: 57, handling: 299, elsewhere: { MegaHaat: 17_290 },
      short: 'Fully automatic, and content with hard borewell water.',
      about: 'A hard-water programme uses a longer soak instead of more powder. The drum lifts lint from towels into a filter that you empty with two fingers.',
      points: ['Hard-water programme', 'Restarts by itself after a power cut', 'Soft-closing glass lid', 'Monsoon spin for damp days'],
      facts: { Capacity: '6.5 kg', Type: 'Fully automatic, top load', 'Energy rating': '5 stars', Spin: '740 rpm', Warranty: '2 years, 10 years on motor' },
      look: ['#8f979f', '#2f6fb5'], form: 'top-load', label: '6.5 kg', rating: [86, 2_730],
    },
    {
      name: 'Himvaan Jharna Pro 8 kg Front Load Washing Machine with Heater', brand: 'himvaan', mrp: 44_990, offer: 32_990, handling: 399,
      short: 'Washes white shirts at 60 °C and silk at none.',
      about: 'The heater takes turmeric out of napkins and oil out of aprons. A saree programme turns the drum like a cradle, and the door can be opened mid-wash for the forgotten sock.',
      points: ['Heater up to 90 °C', 'Saree and wool programmes', 'Add a forgotten item', 'Inverter motor, 52 dB'],
      facts: { Capacity: '8 kg', Type: 'Fully automatic, front load', 'Energy rating': '5 stars', Spin: '1,200 rpm', Warranty: '4 years, 10 years on motor' },
      look: ['#f2f3f5', '#31353c'], form: 'front-load', label: '8 kg', grams: 66_000, rating: [89, 1_248],
      choice: { colours: { White: '#f2f3f5', 'Silver grey': '#9ba1a9' }, pieces: { White: [24], 'Silver grey': [4] } },
    },
    {
      name: 'Nirmaya Sukha 9 kg Washer Dryer', brand: 'nirmaya', mrp: 54_990, stock: 8, handling: 499,
      short: 'Clothes go in dirty at ten and come out dry at one, in the monsoon too.',
      about: 'It dries six of the nine kilos it washes, with no pipe through the wall. Steam takes the smell of a train journey out of a jacket in 20 minutes.',
      points: ['Washes 9 kg, dries 6 kg', 'Steam refresh in 20 minutes', 'Allergy care for babies’ clothes', 'Tells the phone when it is done'],
      facts: { Capacity: '9 kg wash, 6 kg dry', Type: 'Front load washer dryer', Spin: '1,400 rpm', Warranty: '3 years, 10 years on motor' },
      look: ['#3b4048', '#59c1b7'], form: 'front-load', label: '9 kg', grams: 74_000, rating: [84, 162],
    },
    {
      name: 'Himvaan Nanhi 3 kg Wall-size Washer for Baby Clothes', brand: 'himvaan', mrp: 18_990, stock: 11, handling: 199,
      short: 'A small second machine for nappies, uniforms and one forgotten kurta.',
      about: 'Three kilos at a time, boiled if you like, apart from the family wash. It finishes a school uniform in a quarter of an hour.',
      points: ['Boil wash at 95 °C', '15-minute uniform programme', '22 litres a wash', 'Child lock'],
      facts: { Capacity: '3 kg', Type: 'Fully automatic, top load', Heater: 'Yes', Warranty: '2 years' },
      look: ['#f4d6df', '#9a5f86'], form: 'top-load', label: '3 kg', grams: 17_500, rating: [82, 98],
    },
  ],
);
