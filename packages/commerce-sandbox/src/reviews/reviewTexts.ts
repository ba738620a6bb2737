/** What shoppers write of the goods of one department: by how content they are. */
export interface Voices {
  /** Of five stars. */
  delighted: readonly string[];
  /** Of four stars. */
  content: readonly string[];
  /** Of three stars or fewer. */
  mixed: readonly string[];
}

export type Mood = keyof Voices;

/** Given names of reviewers, from all over the country. */
export const names = [
  'Aarti',
  'Abhinav',
  'Aisha',
  'Ananya',
  'Anirban',
  'Arjun',
  'Bhavna',
  'Chitra',
  'Deepak',
  'Devika',
  'Dilip',
  'Farhan',
  'Gauri',
  'Gurpreet',
  'Harini',
  'Imran',
  'Ishita',
  'Jaya',
  'Joseph',
  'Karthik',
  'Kavita',
  'Lakshmi',
  'Lalit',
  'Madhuri',
  'Manish',
  'Meenal',
  'Mohan',
  'Nandini',
  'Naveen',
  'Neha',
  'Nikhil',
  'Omkar',
  'Pallavi',
  'Parth',
  'Pooja',
  'Prakash',
  'Priya',
  'Rahul',
  'Rekha',
  'Rohit',
  'Sadia',
  'Sandeep',
  'Sanjana',
  'Shalini',
  'Siddharth',
  'Sneha',
  'Sreejith',
  'Suresh',
  'Swati',
  'Tanvi',
  'Tenzin',
  'Usha',
  'Varun',
  'Vidya',
  'Vivek',
  'Yash',
  'Zoya',
] as const;

export const summaries: Voices = {
  delighted: [
    'Better than I expected',
    'Worth every rupee',
    'No complaints so far',
    'Would buy it again',
    'Just what we needed',
    'Very happy with it',
    'Bought a second one',
    'Does what it promises',
    'My family approves',
    'Good choice',
  ],
  content: [
    'Good, with one small thing',
    'Does its job',
    'Good for the price',
    'Happy on the whole',
    'Nearly perfect',
    'Solid buy',
    'Fair price, fair product',
    'Good, not great',
  ],
  mixed: [
    'All right, no more',
    'Mixed feelings',
    'Expected a little more',
    'Fine for light use',
    'Could be better',
    'Average',
  ],
};

/** Sentences that fit everything that arrives by parcel. */
export const parcels: Voices = {
  delighted: [
    'It came a day early and the seal was intact.',
    'The parcel was packed with care.',
    'Delivered to our office gate without a single call.',
    'The box was sealed and nothing was missing.',
    'Ordered on Sunday, here on Tuesday.',
    '',
  ],
  content: [
    'Delivery took four days to our town.',
    'The outer box had a dent, what is inside was fine.',
    'Delivery was on the promised date.',
    'The coins from my last order brought the price down.',
    '',
  ],
  mixed: [
    'Delivery was late by two days.',
    'The box had been opened and taped again.',
    'Customer care answered on the second call.',
    'I kept it because returning takes longer.',
    '',
  ],
};

/** By a category path, its first two parts, or its first alone. */
export const voices: Record<string, Voices> = {
  'mobiles-tablets': {
    delighted: [
      'Battery is at 40% when I go to bed, and I use maps all day.',
      'Calls are clear even on the Metro.',
      'My mother found her way around it in one evening.',
      'Fits my old cable and charges faster than the one I had.',
      'I have dropped it twice on a tiled floor and there is no mark.',
      'No heating even in May.',
    ],
    content: [
      'Works well; the manual is in print so small that I looked it up instead.',
      'I miss a second cable in the box.',
      'Does everything I need, though the back collects fingerprints.',
      'Good in daylight, ordinary at night.',
    ],
    mixed: [
      'It gets warm while charging.',
      'Fine for calls and messages, slow for anything else.',
      'The colour is darker than in the pictures.',
    ],
  },
  'mobiles-tablets/accessories': {
    delighted: [
      'Fits to the millimetre.',
      'Feels as if it came with the phone.',
      'I take it on every train ride.',
      'After three months no crack and no stain.',
      'My brother took mine, so I ordered another.',
      'Light enough to forget in the pocket.',
    ],
    content: [
      'Works as it should, the colour shows dust.',
      'Good, though a size smaller would travel better.',
      'Does its job; the light on it is rather bright.',
      'Well made, a little stiff in the first week.',
    ],
    mixed: [
      'It does what it says, slowly.',
      'The edge has come loose a little.',
      'Thinner than it looks in the picture.',
    ],
  },
  'laptops-computers/networking-storage': {
    delighted: [
      'Moved our wedding pictures in the time of one chai.',
      'Set up in ten minutes, without the help line.',
      'Reaches the terrace through two walls.',
      'No drop in a month of calls from home.',
      'Small, cool to the touch, and fast.',
      'The office copies everything to it each Friday.',
    ],
    content: [
      'Good speed; the cable is short.',
      'Works well, the blue light needs a piece of tape.',
      'As fast as stated for large files, slower for many small ones.',
      'The app wants an account, the rest is easy.',
    ],
    mixed: [
      'Gets warm when it works for long.',
      'Fine in one room, weak in the next.',
      'I had to format it before it worked.',
    ],
  },
  'laptops-computers/keyboards-mice': {
    delighted: [
      'Keys feel firm and the print has not faded.',
      'My wrist has stopped complaining.',
      'Quiet enough for a shared room.',
      'One battery has lasted since Holi.',
      'Switches between two computers with one press.',
      'Exactly what my desk was missing.',
    ],
    content: [
      'Good; a longer cable would help.',
      'Takes a week to get used to the layout.',
      'Precise, but it collects dust in the grooves.',
      'Well built, a bit heavy for a bag.',
    ],
    mixed: ['One key is stiffer than the others.', 'The receiver is easy to lose.', 'Feels like plastic.'],
  },
  'wearables-cameras/cameras': {
    delighted: [
      'Pictures of the Onam lunch came out true in colour.',
      'Sharp even in the light of diyas.',
      'Survived a rainy ride to Lonavala on my backpack.',
      'My daughter learnt to use it in one afternoon.',
      'Steady on a windy beach.',
      'Shoots a whole wedding day on one charge.',
    ],
    content: [
      'Good once you have found the right mode.',
      'Heavier than I thought, but that keeps it steady.',
      'Fine pictures; buy a second battery.',
      'The menu takes a day to learn.',
    ],
    mixed: ['Good in daylight only.', 'The clip feels weak.', 'Focus hunts in the evening.'],
  },
  'tv-appliances/televisions': {
    delighted: [
      'Colours are natural, the cricket looks sharp.',
      'The fitter came the next morning and took the old one along.',
      'Voices are clear without a soundbar.',
      'My parents use the voice remote in Gujarati.',
      'Starts in seconds and has not hung once.',
      'At last a screen that can be seen by day.',
    ],
    content: [
      'Great picture; the stand was extra.',
      'Remote feels light, the rest is good.',
      'Sound is fine for a small room.',
      'Good, but each app needs its own login.',
    ],
    mixed: [
      'The menu is slow after an update.',
      'It took two visits until it was fitted properly.',
      'Dark scenes look grey.',
    ],
  },
  'tv-appliances/cooling-air': {
    delighted: [
      'Cools our hall in ten minutes in Nagpur.',
      'So quiet that we check whether it is on.',
      'Our bill went down by about ₹400 a month.',
      'Runs on our inverter without a murmur.',
      'My son sleeps through the night now.',
      'Dust on the shelves is less, one can see it.',
    ],
    content: [
      'Works well; fitting cost ₹300 more.',
      'Remote feels light, the rest is good.',
      'Good for one room, do not expect more.',
      'The lowest speed could be lower.',
    ],
    mixed: [
      'Louder than the old one.',
      'It took two visits until it was fitted properly.',
      'A little vibration at the highest speed.',
    ],
  },
  'tv-appliances/home-appliances': {
    delighted: [
      'The fitter came the next morning and took the old one along.',
      'Our bill went down by about ₹400 a month.',
      'Holds everything for a family of five.',
      'Quiet enough to run at night.',
      'Easy to clean, inside and outside.',
      'Mother has put the manual away after two days.',
    ],
    content: [
      'Works well; the stand was extra.',
      'The door opens to one side only, measure first.',
      'Good, but the buttons beep at each touch.',
      'Fitting cost ₹300 more because of the pipe.',
    ],
    mixed: [
      'Louder than the old one.',
      'Does the work, though the finish is uneven at the back.',
      'It took two visits until it was fitted properly.',
    ],
  },
  'fashion/footwear': {
    delighted: [
      'Fits as the size chart says.',
      'Ten kilometres on the first day and no blister.',
      'The sole grips on wet marble.',
      'Light, and the colour goes with everything.',
      'The stitching is neat all around.',
      'My son wears nothing else to practice.',
    ],
    content: [
      'Comfortable after two days of wearing in.',
      'Take one size up if your foot is broad.',
      'Good; the laces are too long.',
      'Looks smart, the sole is a little hard.',
    ],
    mixed: ['Runs small, I gave them to my cousin.', 'The glue shows at one place.', 'Warm in summer.'],
  },
  'fashion/bags-accessories': {
    delighted: [
      'Holds a laptop, a tiffin and an umbrella.',
      'Was asked twice where I got it.',
      'The zip runs smoothly even when it is full.',
      'Looks dearer than it was.',
      'Came in a box that one can give as it is.',
      'After a monsoon it still looks new.',
    ],
    content: [
      'Nice; one more pocket would make it perfect.',
      'The shade is a little deeper than on my screen.',
      'Smaller than I thought, right for the evening.',
      'Good finish, the strap needs another hole.',
    ],
    mixed: [
      'A thread came loose on the second day.',
      'The lining is thin.',
      'Lighter than I expected, in both senses.',
    ],
  },
  'laptops-computers': {
    delighted: [
      'Set up in ten minutes, without the help line.',
      'Quiet enough for a shared room.',
      'Two months of office work and not one hang.',
      'My daughter does her online classes and drawings on it.',
      'Keys feel firm and the print has not faded.',
      'Fast enough for my code builds and a few browser windows.',
    ],
    content: [
      'Good build; the lid picks up smudges.',
      'I would have liked one more USB port.',
      'Works with Linux too, after an update.',
      'Speed is as stated, the lights on it are too bright at night.',
    ],
    mixed: [
      'The fan can be heard in a quiet room.',
      'Does the job, but feels like plastic.',
      'Installing it took me a whole evening.',
    ],
  },
  audio: {
    delighted: [
      'Old Rafi songs sound as if he sat in the room.',
      'Clear voice on calls, even from an auto.',
      'I wear it through a three-hour train ride and forget that it is there.',
      'Bass is full but does not drown the tabla.',
      'Connects to phone and laptop at once, and switches by itself.',
      'Filled our terrace for a birthday, at half volume.',
    ],
    content: [
      'Sound is very good, the case scratches easily.',
      'Comfortable; the app asks for too many permissions.',
      'Battery is an hour short of what the box says.',
      'Good for songs and calls, films lag a little.',
    ],
    mixed: [
      'Others hear the traffic behind me on calls.',
      'Loud enough, but sharp at full volume.',
      'It hurts my ears after an hour.',
    ],
  },
  'wearables-cameras': {
    delighted: [
      'It counted my Coorg trek to the metre.',
      'The strap did not itch even in June.',
      'Pictures of the Onam lunch came out true in colour.',
      'Screen can be read in the midday sun.',
      'I charge it on Sundays, that is all.',
      'Survived a rainy ride to Lonavala on my backpack.',
    ],
    content: [
      'Steps are right, sleep is a guess.',
      'Good pictures once you have found the right mode.',
      'I bought another strap, the watch itself is fine.',
      'The menu takes a day to learn.',
    ],
    mixed: ['Loses the phone when I am in the next room.', 'Good in daylight only.', 'The clip feels weak.'],
  },
  'tv-appliances': {
    delighted: [
      'The fitter came the next morning and took the old one along.',
      'Runs on our inverter without a murmur.',
      'Our bill went down by about ₹400 a month.',
      'Cools our hall in ten minutes in Nagpur.',
      'Colours are natural, the cricket looks sharp.',
      'So quiet that we check whether it is on.',
    ],
    content: [
      'Works well; the stand was extra.',
      'Remote feels light, the rest is good.',
      'Fitting cost ₹300 more because of the pipe.',
      'Good, but the app needs a login for everything.',
    ],
    mixed: [
      'Louder than the old one.',
      'It took two visits until it was fitted properly.',
      'Does the work, though the finish is uneven at the back.',
    ],
  },
  'kitchen-dining': {
    delighted: [
      'Grinds idli batter for six without stopping.',
      'Rice and dal in one go, and no spill on the stove.',
      'Easy to wash, nothing sticks.',
      'We use it daily since Pongal and it looks new.',
      'The lid closes tight: no sambar in the office bag.',
      'Made pakoras with a spoon of oil, and the children did not notice.',
    ],
    content: [
      'Good, but the wire is short for our counter.',
      'Heavier than I thought; that also means it stands firm.',
      'Works well. A recipe book would have been nice.',
      'The handle gets warm, use a cloth.',
    ],
    mixed: ['Noisy early in the morning.', 'One piece had a small scratch.', 'Smaller than it looks in the picture.'],
  },
  fashion: {
    delighted: [
      'The colour is exactly as shown and did not run in the wash.',
      'Fits as the size chart says.',
      'Wore it to a wedding in Jaipur and was asked where I got it.',
      'The stitching is neat on the inside too.',
      'Comfortable for a whole day of walking.',
      'Soft from the first day on.',
    ],
    content: [
      'Good cloth; the length needed an inch less.',
      'Take one size up if you are between two.',
      'Looks smart, needs ironing after each wash.',
      'The shade is a little deeper than on my screen.',
    ],
    mixed: [
      'Runs small, I gave it to my cousin.',
      'A thread came loose on the second day.',
      'The material is thinner than I expected.',
    ],
  },
  'home-furniture': {
    delighted: [
      'Put together with one screwdriver in half an hour.',
      'My back thanks me after a week of working from home.',
      'The cloth feels cool in summer.',
      'It brightens the whole room.',
      'Sturdy: our boys have tested it.',
      'Looks far dearer than it was.',
    ],
    content: [
      'Nice, but measure your door first.',
      'One screw too few in the bag, the shop sent it.',
      'Good quality; a slight smell went away in three days.',
      'The colour suits us, the size is on the small side.',
    ],
    mixed: [
      'One leg needed a piece of card under it.',
      'The instructions are pictures only, and wrong once.',
      'Good idea, thin material.',
    ],
  },
  'beauty-personal-care': {
    delighted: [
      'No rash on my sensitive skin.',
      'The scent is light and stays until evening.',
      'A little is enough, the pack lasts two months.',
      'My hair is softer after two weeks.',
      'It held through a whole Haldi function.',
      'Smooth, and not sticky in Chennai weather.',
    ],
    content: [
      'Works, though the pump sometimes sticks.',
      'Nice smell, a bit strong at first.',
      'Good, if you give it three weeks.',
      'The travel size would suit me better.',
    ],
    mixed: ['Did not suit my oily skin.', 'The scent is gone after an hour.', 'I see no difference yet.'],
  },
  'grocery-gourmet': {
    delighted: [
      'Fresh, with eight months left on the date.',
      'Tastes like what we had at my grandmother’s in Coorg.',
      'My guests asked for the name.',
      'Clean, no stones, no dust.',
      'One cup in the morning and the day can start.',
      'The pack closes again, which keeps it crisp.',
    ],
    content: [
      'Good taste; the tin could be larger.',
      'A little sweeter than we like.',
      'Nice quality, wait for an offer.',
      'Good for gifting, the box is pretty.',
    ],
    mixed: [
      'The pack had lost its air.',
      'Ordinary taste for that price.',
      'Three months left on the date, I had hoped for more.',
    ],
  },
  'sports-fitness': {
    delighted: [
      'Well balanced, my son scored his first fifty with it.',
      'Does not slip even on a marble floor.',
      'Two months of daily practice and it is as good as new.',
      'Held its air for the whole season.',
      'Light enough for my daughter, strong enough for me.',
      'Our colony club has ordered three more.',
    ],
    content: [
      'Good grip; the cover is thin.',
      'Needs oiling before the first use, as the note says.',
      'Smells of rubber for a week.',
      'Good for practice, not for a match.',
    ],
    mixed: [
      'The grip came off after two weeks.',
      'Fine for beginners only.',
      'Arrived without the pump that I had expected.',
    ],
  },
  'toys-games': {
    delighted: [
      'Kept two cousins busy for a whole rainy Sunday.',
      'No sharp edges, and it can be washed.',
      'We play it every Friday, grandmother wins.',
      'Colours are bright and did not come off on the hands.',
      'My nephew sleeps with it.',
      'Teaches counting without anybody noticing.',
    ],
    content: [
      'Good fun; the box is bigger than what is in it.',
      'One piece was missing and came by post a week later.',
      'A bit hard for a four-year-old, right for six.',
      'The rules are short, look up the details.',
    ],
    mixed: ['Lost interest after a week.', 'The pieces are rather small.', 'A corner was torn.'],
  },
  'books-stationery': {
    delighted: [
      'Read it in two sittings.',
      'Clear print, easy on the eyes.',
      'Gave it to my team, all of us quote from it now.',
      'Every page is worth reading twice.',
      'My daughter took it before I had finished.',
      'One chapter stayed with me for days.',
    ],
    content: [
      'Good read, slow in the middle.',
      'A good start; I would like a second part.',
      'The print could be a little larger.',
      'Well written, with a few misprints.',
    ],
    mixed: ['Two pages looked alike.', 'Not as deep as the title promises.', 'The end comes in a hurry.'],
  },
  'books-stationery/stationery': {
    delighted: [
      'Paper is thick, ink does not show through.',
      'Gave it to my team, all of us use it now.',
      'Writes smoothly from the first line to the last.',
      'It lies flat on the desk.',
      'Looks dearer than it is.',
    ],
    content: [
      'Nice paper; the cover bends.',
      'Well made. I would like it in a pack of five.',
      'Good for every day; the colour is darker than shown.',
    ],
    mixed: ['A page was folded in the press.', 'The ink dries slowly.', 'The clip is loose.'],
  },
  'vouchers-subscriptions/gift-vouchers': {
    delighted: [
      'The code came by mail within a minute.',
      'Used it without any trouble.',
      'A good present for people who have everything.',
      'My sister used it the same week.',
      'Nothing to pay on top.',
    ],
    content: [
      'Works, but read the list of places first.',
      'The mail had gone to the spam folder.',
      'I would like it to be good for longer.',
    ],
    mixed: [
      'Cannot be combined with other offers.',
      'It took a call to get it going.',
      'The mail looked rather plain.',
    ],
  },
  'vouchers-subscriptions/gift-vouchers/gift-cards': {
    delighted: [
      'It was there in time for the birthday.',
      'Used it the same evening, without any trouble.',
      'A good present when you do not know the size.',
      'My sister spent it the same day.',
      'What was left stayed on the card for the next time.',
      'My message was on it, word for word.',
    ],
    content: [
      'It pays for everything here; more designs would be nice.',
      'Pretty, though the print is small.',
      'It does what it should. The code is long to type.',
    ],
    mixed: ['Cannot be combined with other offers.', 'It took a call to get it going.', 'It looked rather plain.'],
  },
  'vouchers-subscriptions/subscriptions': {
    delighted: [
      'The code came by mail within a minute.',
      'Renewing was simple and cost less than in the app.',
      'Set up in five minutes, without the help line.',
      'Used it the same evening, without any trouble.',
      'No charge came after it had ended.',
    ],
    content: [
      'Good value if you use it every week.',
      'I would like it for two years at once.',
      'The mail had gone to the spam folder.',
    ],
    mixed: ['It took a call to get it going.', 'The reminder to renew came late.', 'Less in it than I had hoped.'],
  },
  'vouchers-subscriptions/subscriptions/courses': {
    delighted: [
      'It is taught in plain words.',
      'A little every day, and I have kept it up.',
      'The examples stick.',
      'My daughter and I learn together.',
      'I could use the first lesson the same evening.',
    ],
    content: [
      'Good from the start; the last part goes fast.',
      'I would like a second part.',
      'Well made, with more to do than I expected.',
    ],
    mixed: ['Slow in the beginning.', 'Too few exercises.', 'Less in it than I had hoped.'],
  },
  'vouchers-subscriptions/protection': {
    delighted: [
      'My claim was settled in six days.',
      'It cost me nothing beyond the plan.',
      'Registered by mail within a minute.',
      'No small print to search through.',
    ],
    content: [
      'Good to have, and I hope not to need it.',
      'I would like it for longer.',
      'Settled, after a second photo.',
    ],
    mixed: ['It took a call to get it going.', 'The form asks for the bill twice.', 'Does not cover scratches.'],
  },
};
