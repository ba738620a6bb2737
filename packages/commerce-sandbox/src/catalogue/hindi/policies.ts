import { CASH_ON_DELIVERY_SURCHARGE, FLAT_RATE, FREE_SHIPPING_FROM } from '../../checkout/charges.ts';
import { rupeeText } from '../../money.ts';
import { company, officers } from '../company.ts';
import { buttons, columns, heading, markupText, row, text } from '../content/markup.ts';
import type { PageSeed, StoreViewSeed } from '../contentTypes.ts';

type View = Pick<StoreViewSeed, 'name' | 'seller'>;

const dialled = (number: string) => `<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`;

const returnPolicy = ({ seller }: View): string =>
  row([
    heading(1, 'वापसी, रिफ़ंड और रद्द करना'),
    text(`<h2>कुछ लौटाना हो</h2>
<p>इस्तेमाल न किया हुआ सामान डिलीवरी के ${seller.return_days} दिन के अंदर, या प्रोडक्ट के पेज पर लिखे दिनों के अंदर, अपने डिब्बे में, लौटाया जा सकता है। ऑर्डर के पेज पर
अनुरोध कीजिए; हम आपके पते से बिना शुल्क ले जाते हैं।</p>
<p>खाने-पीने का सामान, अंतर्वस्त्र, खोले हुए ईयरफ़ोन, ख़ास आपके लिए बनाया गया सामान, वाउचर और सदस्यताएँ वापस नहीं ली जातीं, जब तक वे टूटी, ख़राब या ऑर्डर से अलग न आई हों। तब डिलीवरी
के 48 घंटे के अंदर फ़ोटो के साथ बताइए।</p>
<h2>आपका पैसा</h2>
<p>सामान हम तक पहुँचने के 5 कार्य दिवस के अंदर, जिस तरह आपने चुकाया उसी तरह रिफ़ंड होता है: UPI और वॉलेट में एक दिन और, कार्ड और
नेटबैंकिंग में 7 दिन। नक़द भुगतान आपके बताए बैंक खाते या UPI ID में जाता है। ख़र्च किए कॉइन लौट आते हैं; ऑर्डर से मिले कॉइन वापस ले लिए जाते हैं।</p>
<h2>बदलना और वारंटी</h2>
<p>टूटा हुआ आया सामान, स्टॉक में हो तो बदला जाता है, नहीं तो रिफ़ंड होता है। इस अवधि के बाद ब्रांड की अपनी वारंटी लागू
होती है; ऑर्डर के पेज का बिल ही उसका प्रमाण है।</p>
<h2>रद्द करना</h2>
<p>भेजे जाने तक ऑर्डर उसके पेज से बिना शुल्क रद्द हो सकता है। चुकाया हुआ पैसा ऊपर की तरह लौटता है।</p>`),
    buttons([
      { label: 'मेरे ऑर्डर', href: '/order-history' },
      { label: 'बिना खाते का ऑर्डर', href: '/guest-order', kind: 'link' },
    ]),
  ]);

const shippingPolicy = ({ seller }: View): string =>
  row([
    heading(1, 'शिपिंग और डिलीवरी'),
    text(`<h2>कहाँ</h2>
<p>हम भारत में, उन पिनकोड पर पहुँचाते हैं जिन पर यह शॉप डिलीवरी करती है: किसी प्रोडक्ट के पेज पर अपना पिनकोड लिखकर देखिए कि हम पहुँचाते हैं या नहीं,
और कब। ऑर्डर ${markupText(seller.city)} से, या आपके सबसे पास के गोदाम से निकलते हैं।</p>
<h2>कब</h2>
<p>प्रोडक्ट के पेज और चेकआउट पर लिखे दिन भुगतान के बाद के कार्य दिवस हैं। पार्सल निकलने पर कूरियर के नंबर के साथ मेल आता है; ऑर्डर का
पेज बताता है कि वह कहाँ है। वाउचर और सदस्यताएँ कुछ ही मिनट में ईमेल से आती हैं।</p>
<h2>कितना ख़र्च</h2>
<p>${rupeeText(FREE_SHIPPING_FROM)} से डिलीवरी मुफ़्त है, उससे कम पर ${rupeeText(FLAT_RATE)}। कैश ऑन डिलीवरी पर, जहाँ कूरियर लेता है, ${rupeeText(CASH_ON_DELIVERY_SURCHARGE)}
अतिरिक्त लगते हैं। किसी-किसी प्रोडक्ट का हैंडलिंग शुल्क उसके पेज और कार्ट में लिखा होता है। चेकआउट के कुल में यह सब, GST के साथ, शामिल है।</p>
<h2>घर पर कोई न हो तो</h2>
<p>कूरियर तीन बार कोशिश करता है और पहले फ़ोन करता है। उसके बाद पार्सल हमारे पास लौटता है और आपका पैसा रिफ़ंड होता है।</p>`),
    buttons([{ label: 'वापसी और रिफ़ंड', href: '/return-policy', kind: 'link' }]),
  ]);

function grievance({ name, seller }: View): string {
  const officer = officers[seller.gstin]!;
  return row([
    heading(1, 'शिकायत अधिकारी और क़ानूनी जानकारी'),
    text(
      '<p>कुछ ग़लत हुआ और हमारी ग्राहक सेवा ने ठीक नहीं किया? शिकायत अधिकारी को लिखिए। वे 48 घंटे के अंदर टिकट संख्या के साथ पावती देते हैं और एक महीने के अंदर फ़ैसला करते हैं।</p>',
    ),
    columns(
      [
        [
          heading(2, 'शिकायत अधिकारी'),
          text(
            `<p>${officer.name}, ग्राहक संबंध प्रमुख<br><a href="mailto:${officer.email}">${officer.email}</a><br>${dialled(officer.telephone)}<br>सोमवार से शनिवार, सुबह 10 से शाम 6 बजे</p>`,
          ),
        ],
        [
          heading(2, `${markupText(name)} कौन चलाता है`),
          text(
            `<p>${company.name}<br>पंजीकृत कार्यालय: ${company.office}<br>CIN ${company.cin}<br>GSTIN ${seller.gstin}</p>`,
          ),
        ],
        [
          heading(2, 'कहाँ से भेजा जाता है'),
          text(`<p>${seller.street.join(', ')}, ${markupText(seller.city)} ${seller.postcode}</p>`),
        ],
      ],
      'align-top',
    ),
    text(
      `<h2>ग्राहक सेवा</h2><p>${dialled(company.telephone)}, सोमवार से शनिवार, सुबह 9:30 से शाम 6:30 बजे, या संपर्क पेज का फ़ॉर्म। राष्ट्रीय उपभोक्ता हेल्पलाइन 1915 भी आपकी सुनती है।</p>`,
    ),
    buttons([
      { label: 'संपर्क करें', href: '/contact-us' },
      { label: 'वापसी और रिफ़ंड', href: '/return-policy', kind: 'link' },
    ]),
  ]);
}

type Words = Pick<PageSeed, 'identifier' | 'title' | 'metaDescription' | 'content'>;

/** What Indian law asks of a shop to publish, in Hindi (routes-14). */
export const hindiPolicies = (view: View): Words[] => [
  {
    identifier: 'return-policy',
    title: 'वापसी और रिफ़ंड',
    metaDescription: 'क्या लौटाया जा सकता है, कब तक, और पैसा कब वापस आता है।',
    content: returnPolicy(view),
  },
  {
    identifier: 'shipping-policy',
    title: 'शिपिंग और डिलीवरी',
    metaDescription: 'हम कहाँ पहुँचाते हैं, कितने समय में, और कितने में।',
    content: shippingPolicy(view),
  },
  {
    identifier: 'grievance-officer',
    title: 'शिकायत अधिकारी',
    metaDescription: `${view.name} कौन चलाता है, कहाँ, और शिकायतों का जवाब कौन देता है।`,
    content: grievance(view),
  },
];
