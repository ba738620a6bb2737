import { family } from '../../family.ts';

export const software = family(
  { shape: 'software-box', sku: 'SOF', leaf: 'vouchers-subscriptions/subscriptions/software', finish: 'gloss', seller: 'Kavachix Software, Hyderabad' },
  [
    {
      name: 'Kavachix Total Security, 3 PCs, 1 Year', brand: 'kavachix', mrp: 1_799, offer: 849, stock: 900, elsewhere: { Kartora: 879, MegaHaat: 899 },
      short: 'Antivirus, firewall and a browser for the bank.',
      about: 'Light enough for a five-year-old office PC. It asks once, then works quietly, and says clearly when it stops.',
      points: ['3 PCs', 'Protected banking window', 'Parental control', 'Telephone help in Hindi and English'],
      facts: { Devices: '3 PCs', Term: '1 year', Systems: 'Windows 10 and 11', Delivery: 'Licence key by e-mail' },
      look: ['#c62f2f', '#1d232e'], label: 'Total security', rating: [87, 6_210],
    },
    {
      name: 'Kavachix Daftar Office Suite, 3 PCs, 1 Year', brand: 'kavachix', mrp: 3_499, offer: 2_490, stock: 320,
      short: 'Letters, sheets and slides with real Indian-language typing.',
      about: 'Opens the files that others send you and saves them so that they can open yours. Lakh and crore separators are the default.',
      points: ['3 PCs', 'Twelve Indian scripts', 'Spell check in Hindi, Marathi and Tamil', 'Works without internet'],
      facts: { Devices: '3 PCs', Term: '1 year', Systems: 'Windows, macOS', Delivery: 'Licence key by e-mail' },
      look: ['#1f5fa8', '#f2b33d'], label: 'Daftar office', rating: [84, 1_415],
    },
    {
      name: 'Kavachix Bahi GST Billing, 3 PCs, 1 Year', brand: 'kavachix', mrp: 5_999, stock: 180,
      short: 'Bills, stock and returns for a shop with two counters.',
      about: 'Prints on thermal rolls, reads barcodes, and makes the return file that the portal accepts. Backup goes to your own drive every night.',
      points: ['3 PCs', 'E-invoice and e-way bill', 'Stock by batch and expiry', 'Training by video call'],
      facts: { Devices: '3 PCs', Term: '1 year', Systems: 'Windows 10 and 11', Delivery: 'Licence key by e-mail' },
      look: ['#2b7d55', '#f4ecd2'], label: 'Bahi billing', rating: [88, 742],
    },
    {
      name: 'Kavachix Password Vault, 1 PC, 1 Year', brand: 'kavachix', mrp: 999, offer: 699, stock: 7,
      short: 'One good password instead of a diary in the drawer.',
      about: 'Everything is locked on your machine with a key that we do not have. A sealed emergency sheet can go to someone you trust.',
      points: ['1 PC and its phone app', 'Fills forms and codes', 'Warns of leaked passwords', 'Emergency sheet'],
      facts: { Devices: '1 PC, 1 phone', Term: '1 year', Systems: 'Windows, Android', Delivery: 'Licence key by e-mail' },
      look: ['#3d3a7c', '#8fe0c2'], label: 'Vault', rating: [86, 390],
    },
  ],
);
