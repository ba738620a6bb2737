import { family } from '../../family.ts';

const seller = 'Deskmate Supplies, Pune';

export const penDrives = family(
  { shape: 'pen-drive', sku: 'PDR', leaf: 'laptops-computers/networking-storage/pen-drives', finish: 'metal', seller, grams: 25 },
  [
    {
      name: 'Quantelle Twin USB-C and USB-A Pen Drive', brand: 'quantelle', mrp: 1_299, offer: 799,
      short: 'One end for the phone, the other for the office computer.',
      about: 'Slide it one way for USB-C, the other for USB-A; there is no cap to lose. Photographs move off a full phone on the train, and open on the office computer an hour later.',
      points: ['150 MB/s read', 'Metal body', 'Ring for the key chain'],
      facts: { Interface: 'USB 3.2', Warranty: '5 years' },
      look: ['#b7bec9', '#4a5870'], form: 'twin', label: '128 GB', rating: [86, 2904],
      choice: { storages: ['64 GB', '128 GB', '256 GB'], steps: [0, 500, 1_400], pieces: { all: [300, 120, 44] } },
    },
    {
      name: 'Pebblix Brick 32 GB Pen Drive', brand: 'pebblix', mrp: 599, offer: 349, stock: 800, elsewhere: { Kartora: 359 },
      short: 'The pen drive that goes to the photocopy shop.',
      about: 'Bright, cheap and hard to leave behind. Comes with a label to write your number on. It has come back from a washing machine and from three lecture halls.',
      points: ['USB 3.0', 'Write-on label', 'Survives the washing machine'],
      facts: { Capacity: '32 GB', Warranty: '2 years' },
      look: ['#f2a03d', '#3a2c1f'], form: 'brick', label: '32 GB', finish: 'matte', rating: [82, 5110],
    },
    {
      name: 'Kavachix Secure 64 GB Pen Drive with Keypad', brand: 'kavachix', mrp: 5_990, stock: 12,
      short: 'Opens with a PIN typed on the drive itself.',
      about: 'Ten wrong PINs and it erases itself. For auditors, lawyers and people who lose things. It works on a television or a printer too, since nothing is installed.',
      points: ['AES 256 in hardware', 'No software', 'Epoxy-filled against tampering'],
      facts: { Capacity: '64 GB', Protection: 'IP68', Warranty: '3 years' },
      look: ['#24272d', '#58c08a'], form: 'keypad', label: '64 GB', rating: [91, 73],
    },
    {
      name: 'Zentoro Sangeet 64 GB Music Pen Drive', brand: 'zentoro', mrp: 899, stock: 130,
      short: 'Short enough to stay in the car stereo for good.',
      about: 'It sticks out nine millimetres, less than the knob beside it. Formatted so that older car stereos read it at once.',
      points: ['9 mm outside the socket', 'USB 2.0 and 3.0', 'Ready for car stereos'],
      facts: { Capacity: '64 GB', Weight: '3 g', Warranty: '3 years' },
      look: ['#3c4048', '#c0392b'], form: 'brick', label: '64 GB', rating: [81, 1_240],
    },
  ],
);

export const hardDisks = family(
  { shape: 'hard-disk', sku: 'HDD', leaf: 'laptops-computers/networking-storage/hard-disks', finish: 'matte', seller, made: 'Thailand', grams: 240 },
  [
    {
      name: 'Zentoro Archive 2 TB Portable Hard Disk', brand: 'zentoro', mrp: 7_499, offer: 5_699, stock: 75, elsewhere: { Kartora: 5_799, ClickDukaan: 5_890 },
      short: 'Ten years of photographs in a shirt pocket.',
      about: 'Plug it in and it backs up by itself, to a schedule that you set once. The cable is long enough to reach behind a desktop, and a soft pouch keeps it from the keys.',
      points: ['USB 3.2', 'Backup software for Windows and macOS', 'Cable included'],
      facts: { Capacity: '2 TB', Size: '11 × 8 × 1.2 cm', Warranty: '3 years, with one data recovery' },
      look: ['#30343b', '#d05b45'], form: 'disk', label: '2 TB', rating: [85, 3340],
    },
    {
      name: 'Voltrik Bolt Portable SSD, 1,050 MB/s', brand: 'voltrik', mrp: 11_999, offer: 7_999,
      short: 'Moves a film in the time that it takes to find the cable.',
      about: 'Rubber around aluminium: it falls off the edit table and goes on copying. A long edit runs straight from it, without copying to the laptop first.',
      points: ['1,050 MB/s', 'IP65', 'Drop-tested to 3 m'],
      facts: { Interface: 'USB-C 3.2 Gen 2', Weight: '58 g', Warranty: '5 years' },
      look: ['#e0562f', '#22252b'], form: 'ssd', label: 'Bolt', grams: 120, rating: [92, 870],
      choice: { storages: ['1 TB', '2 TB'], steps: [0, 6_000], pieces: { all: [60, 14] } },
    },
    {
      name: 'Quantelle HomeVault 4 TB Network Disk', brand: 'quantelle', mrp: 18_990, stock: 8, handling: 79,
      short: 'The family’s photographs at home, not in somebody’s cloud.',
      about: 'Two disks mirror each other; if one dies the other goes on. The app shares an album with grandparents by link.',
      points: ['Two mirrored 4 TB disks', 'Phone backup over Wi-Fi', 'Quiet fan'],
      facts: { Capacity: '4 TB mirrored', Ports: '1 LAN, 1 USB', Warranty: '3 years' },
      look: ['#eceff2', '#4b6b8f'], form: 'network', label: '4 TB', grams: 2_400, rating: [84, 118],
    },
    {
      name: 'Voltrik Core 1 TB NVMe SSD for Laptops', brand: 'voltrik', mrp: 7_490, stock: 5,
      short: 'Four years more for a laptop that had become slow.',
      about: 'A screwdriver, a cloning tool and a drawing of where it goes are in the box. It runs cool enough for thin laptops without a fan.',
      points: ['5,000 MB/s read', 'M.2 2280', 'Cloning software included'],
      facts: { Capacity: '1 TB', Endurance: '600 TBW', Warranty: '5 years' },
      look: ['#1f4a3f', '#d9b24a'], form: 'ssd', label: '1 TB', grams: 60, rating: [91, 1_034],
    },
  ],
);
