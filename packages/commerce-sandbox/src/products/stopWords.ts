/** Words that say nothing about what is wanted, in English and Hindi, in either script: left out beside others. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an the of for in on with and or to from by at is are my me i we want need buy get online shop shopping best good
   latest price prices rate cost cheap cheapest sale offer offers deal deals discount show please find near
   ke ka ki ko se mein main hai aur ya liye wala wali wale chahiye dikhao dikhaiye sasta saste sasti accha acha achha achhi acchi ghar
   के का की को से में है और या लिए वाला वाली वाले चाहिए दिखाओ सस्ता सस्ते सस्ती अच्छा अच्छी अच्छे घर`
    .normalize('NFD')
    .split(/\s+/),
);
