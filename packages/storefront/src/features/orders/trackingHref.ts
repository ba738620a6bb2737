/* Where couriers of India show a parcel. A shop that uses another names its page in the number. */
const pages: [name: RegExp, page: string][] = [
  [/delhivery/i, 'https://www.delhivery.com/track-v2/package/'],
  [/blue ?dart/i, 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo='],
  [/dtdc/i, 'https://www.dtdc.in/trace.asp?strCnno='],
  [/ekart/i, 'https://ekartlogistics.com/shipmenttrack/'],
  [/xpressbees/i, 'https://www.xpressbees.com/shipment/tracking?awbNo='],
  [/fed ?ex/i, 'https://www.fedex.com/fedextrack/?trknbr='],
  [/dhl/i, 'https://www.dhl.com/in-en/home/tracking.html?tracking-id='],
];

/** The page that shows where a parcel is; undefined where its courier has none that we know. */
export function trackingHref({ carrier, number }: { carrier: string; number: string }): string | undefined {
  if (/^https:\/\//i.test(number)) return number;
  const page = pages.find(([name]) => name.test(carrier))?.[1];
  return page !== undefined && /^[\w-]{4,40}$/.test(number) ? page + number : undefined;
}
