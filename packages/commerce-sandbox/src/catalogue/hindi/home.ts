import { floatPage } from '../content/floatPage.ts';
import { columns, heading, image, row } from '../content/markup.ts';
import { link } from '../content/pick.ts';
import { topDepartments } from '../content/sections.ts';
import { RETURN_DAYS } from '../sellers.ts';
import { hindiView, labels } from './labels.ts';

const categoryName = (path: string) => labels.find(({ kind, key }) => kind === 'category' && key === path)!.label;

/** Float's home page in Hindi. */
export const hindiHome = floatPage({
  nameOf: product => product.inViews?.[hindiView]?.name ?? product.name,
  slides: [
    {
      button: 'लैपटॉप की तुलना करें',
      content:
        '<h1>हर दाम, हमारे दाम के साथ। पैसे-पैसे तक।</h1><p>दूसरी दुकानों के दाम हम हर सुबह पढ़ते हैं। फ़ैसला आपका, और ख़रीदने के लिए खाता ज़रूरी नहीं।</p>',
    },
    {
      button: 'उपकरणों की तुलना करें',
      content:
        '<h2>बड़ी चीज़ें, छोटे अंतर</h2><p>वॉशिंग मशीन पर सबसे सस्ती और अगली दुकान में अक्सर ₹40 का फ़र्क़ होता है। देखिए कौन-सी कौन है।</p>',
    },
    {
      button: 'डेस्क के सामान की तुलना करें',
      content: '<h2>मेज़, एक-एक चीज़</h2><p>मॉनिटर, कीबोर्ड, माउस और कुर्सी, हर एक के साथ दूसरी जगह का दाम।</p>',
    },
  ],
  comparison: { title: 'आज की तुलना', columns: ['प्रोडक्ट', 'Float', 'दूसरी जगह', 'आपकी बचत'] },
  promises: [
    { icon: 'clock', title: 'हर सुबह 6 बजे पढ़े दाम', line: 'दूसरी दुकानों के' },
    { icon: 'delivery', title: 'मुफ़्त डिलीवरी', line: '₹999 या ज़्यादा पर' },
    { icon: 'returns', title: `${RETURN_DAYS} दिन में वापसी`, line: 'बिना इस्तेमाल, अपने डिब्बे में' },
    { icon: 'invoice', title: 'GST बिल', line: 'हर ऑर्डर के साथ' },
  ],
  deals: 'आधी रात तक के ऑफ़र',
  departments: row([
    heading(2, 'मुख्य कैटेगरी'),
    columns(
      topDepartments.map(({ picture, path }) => [
        image(
          picture,
          categoryName(path),
          { width: 480, height: 480 },
          link(path),
          `<strong>${categoryName(path)}</strong>`,
        ),
      ]),
    ),
  ]),
  brands: { title: 'ब्रांड के अनुसार', from: price => `${price} से` },
  reductions: 'सबसे बड़ी छूट',
  smallThings: { button: '₹2,000 से कम', content: '<h2>छोटी चीज़ें, उनकी भी तुलना</h2>' },
  explained:
    '<p><strong>हम तुलना कैसे करते हैं।</strong> वही मॉडल और वही वैरिएंट, GST के साथ, डिलीवरी के बिना। ' +
    'दूसरी जगह न मिले तो हम बताते हैं और ख़ाना ख़ाली छोड़ते हैं।</p><p>' +
    '<strong>हम क्या लेते हैं।</strong> जो दाम दिखता है, जहाँ लिखा हो वहाँ हैंडलिंग शुल्क, और ' +
    '₹999 से कम पर ₹49 डिलीवरी। आख़िरी क़दम पर कुछ नया नहीं जुड़ता।</p>',
  below: '₹1,500 से कम',
  ads: [
    { title: 'आवाज़, नापी हुई', line: 'ईयरबड्स और स्पीकर, दूसरी जगह के दामों के साथ।', button: 'ऑडियो की तुलना करें' },
    { title: 'हर 100 ग्राम पर', line: 'चाय, कॉफ़ी और घी, वज़न के हिसाब से तुलना।', button: 'किराने की तुलना करें' },
  ],
});
