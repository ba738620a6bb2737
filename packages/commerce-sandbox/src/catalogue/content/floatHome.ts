import { floatPage } from './floatPage.ts';
import { easyReturns, freeDelivery, taxInvoice, topCategories } from './sections.ts';

/** Float's home page in English. */
export const floatHome = floatPage({
  nameOf: product => product.name.split(',')[0] ?? '',
  slides: [
    {
      button: 'Compare laptops',
      content:
        '<h1>Every price, beside ours. To the paisa.</h1><p>We read what other shops ask each morning. You decide, and you can buy without an account.</p>',
    },
    {
      button: 'Compare appliances',
      content:
        '<h2>Large things, small differences</h2><p>On a washing machine the cheapest shop and the next one are often ₹40 apart. See which is which.</p>',
    },
    {
      button: 'Compare desk gear',
      content:
        '<h2>The desk, item by item</h2><p>Monitor, keyboard, mouse and chair, each with what it costs elsewhere.</p>',
    },
  ],
  comparison: { title: 'Today’s comparison', columns: ['Product', 'Float', 'Elsewhere', 'You save'] },
  promises: [
    { icon: 'clock', title: 'Read at 6 each morning', line: 'what other shops ask' },
    freeDelivery,
    easyReturns,
    taxInvoice,
  ],
  deals: 'Deals until midnight',
  departments: topCategories('Top categories'),
  brands: { title: 'Compared by brand' },
  reductions: 'Largest reductions',
  smallThings: { button: 'Below ₹2,000', content: '<h2>Small things, compared too</h2>' },
  explained:
    '<p><strong>How we compare.</strong> The same model and the same variant, with GST, without delivery. ' +
    'If we could not find it elsewhere, we say so and leave the cell empty.</p><p>' +
    '<strong>What we charge.</strong> The price that you see, the handling charge where one is named, and ' +
    '₹49 for delivery below ₹999. Nothing appears at the last step.</p>',
  below: 'Below ₹1,500',
  ads: [
    { title: 'Sound, measured', line: 'Earbuds and speakers with their prices elsewhere.', button: 'Compare audio' },
    { title: 'Per 100 grams', line: 'Tea, coffee and ghee, compared by weight.', button: 'Compare groceries' },
  ],
});
