/**
 * What a shopper may be refused with, in Hindi, by Magento's own phrase. `%1` and so on stand for what differs; they may
 * come in another order. What only a program can get wrong is left in English.
 *
 * Magento translates each phrase that a language pack has. Some are left out here all the same, because storefronts know
 * by them what to do: those of a lost cart (cart-04), of an ended session, of a line that is gone, and of a coupon that is
 * there already. The shop says these in words of its own.
 */
export const hindiRefusals: Readonly<Record<string, string>> = {
  // Fields, as other sentences name them.
  'First Name': 'पहला नाम',
  'Last Name': 'उपनाम',
  'Middle Name/Initial': 'बीच का नाम',
  Company: 'कंपनी',
  'Street Address': 'मकान नंबर और गली',
  City: 'शहर',
  'Zip/Postal Code': 'पिनकोड',
  'Phone Number': 'मोबाइल नंबर',
  'VAT Number': 'GSTIN',
  'Gift Message': 'उपहार संदेश',
  Comment: 'टिप्पणी',
  firstname: 'पहला नाम',
  lastname: 'उपनाम',
  street: 'मकान नंबर और गली',
  city: 'शहर',
  telephone: 'मोबाइल नंबर',
  postcode: 'पिनकोड',
  regionId: 'राज्य',
  countryId: 'देश',
  nickname: 'नाम',
  summary: 'शीर्षक',
  text: 'टेक्स्ट',
  name: 'नाम',
  comment: 'संदेश',
  '"%1" length must be equal or less than %2 characters.': '"%1" में ज़्यादा से ज़्यादा %2 अक्षर लिखें।',
  '"%1" length is greater than "%2" characters.': '"%1" में ज़्यादा से ज़्यादा %2 अक्षर लिखें।',
  '"%1" names must be equal or less than %2 characters.': '"%1" के नामों में ज़्यादा से ज़्यादा %2 अक्षर लिखें।',
  '"%1" is required. Enter and try again.': '"%1" ज़रूरी है। उसे भरें और फिर कोशिश करें।',
  '"%1" cannot contain more than %2 lines.': '"%1" में ज़्यादा से ज़्यादा %2 पंक्तियाँ लिखें।',
  '%1 is not valid!': '%1 सही नहीं है!',
  'Required parameters are missing: %1': 'यह भरना ज़रूरी है: %1',

  // Accounts.
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.':
    'साइन इन की जानकारी सही नहीं है, या आपका खाता कुछ समय के लिए बंद है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'Invalid login or password.': 'पासवर्ड सही नहीं है। उसे जाँचें और फिर कोशिश करें।',
  'The account is locked.': 'आपका खाता कुछ समय के लिए बंद है। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'A customer with the same email address already exists in an associated website.': 'इस ईमेल पते से एक खाता पहले से है।',
  '"%1" is not a valid email address.': '"%1" सही ईमेल पता नहीं है।',
  'The email address has an invalid format.': 'ईमेल पते का रूप सही नहीं है।',
  'The email address is invalid. Verify the email address and try again.': 'ईमेल पता सही नहीं है। उसे जाँचें और फिर कोशिश करें।',
  'Enter a valid email address.': 'सही ईमेल पता भरें।',
  'Invalid email format': 'ईमेल पते का रूप सही नहीं है',
  'This email address is already subscribed.': 'यह ईमेल पता पहले से न्यूज़लेटर की सूची में है।',
  'You must specify an email address.': 'ईमेल पता भरना ज़रूरी है।',
  'Enter an Indian mobile number with 10 digits.': '10 अंकों का भारतीय मोबाइल नंबर भरें।',
  'Please enter a password with at most %1 characters.': 'पासवर्ड में ज़्यादा से ज़्यादा %1 अक्षर लिखें।',
  'The password needs at least %1 characters. Create a new password and try again.':
    'पासवर्ड में कम से कम %1 अक्षर होने चाहिए। नया पासवर्ड बनाएँ और फिर कोशिश करें।',
  "The password can't begin or end with a space. Verify the password and try again.":
    'पासवर्ड में शुरू या आख़िर में स्पेस नहीं हो सकता। पासवर्ड जाँचें और फिर कोशिश करें।',
  "The password can't be the same as the email address. Create a new password and try again.":
    'पासवर्ड में सिर्फ़ ईमेल पता नहीं हो सकता। नया पासवर्ड बनाएँ और फिर कोशिश करें।',
  'Minimum of different classes of characters in password is %1. Classes of characters: Lower Case, Upper Case, Digits, Special Characters.':
    'पासवर्ड में कम से कम %1 तरह के अक्षर होने चाहिए। अक्षरों के प्रकार: छोटे अक्षर, बड़े अक्षर, अंक, विशेष चिह्न।',
  'The password token is mismatched. Reset and try again.':
    'नए पासवर्ड का यह लिंक सही नहीं है। नया लिंक मँगाएँ और फिर कोशिश करें।',
  'The password token is expired. Reset and try again.':
    'नए पासवर्ड का यह लिंक पुराना हो गया है। नया लिंक मँगाएँ और फिर कोशिश करें।',
  'Too many attempts were wrong. Try again in %1.': 'बहुत सारी कोशिशें ग़लत रहीं। %1 बाद फिर कोशिश करें।',
  'This invitation code is not known. Check it, or leave it out.': 'यह निमंत्रण कोड नहीं मिला। उसे जाँचें, या ख़ाली छोड़ दें।',
  'Verify a mobile number of your account first.': 'पहले अपने खाते का मोबाइल नंबर सत्यापित करें।',
  'This is the e-mail address that you sign in with.': 'आप इसी ईमेल पते से साइन इन करते हैं।',

  // Codes and links that sign in.
  'There is no code to check. Ask for a new one.': 'जाँचने के लिए कोई कोड नहीं है। नया कोड मँगाएँ।',
  'This code has expired. Ask for a new one.': 'यह कोड पुराना हो गया है। नया कोड मँगाएँ।',
  'Too many codes were wrong. Ask for a new one.': 'बहुत सारे कोड ग़लत थे। नया कोड मँगाएँ।',
  'This code is not right. One more attempt is left.': 'यह कोड सही नहीं है। एक कोशिश और बची है।',
  'This code is not right. %1 more attempts are left.': 'यह कोड सही नहीं है। %1 कोशिशें और बची हैं।',
  'That was asked for too often. Try again in %1.': 'यह बहुत बार माँगा गया है। %1 बाद फिर कोशिश करें।',
  'We have sent something just now. You can ask again in %1.': 'हमने अभी-अभी कुछ भेजा है। आप %1 बाद फिर माँग सकते हैं।',
  'If an account has this e-mail address, a link is on its way. It is good for %1 minutes and serves once.':
    'अगर इस ईमेल पते का कोई खाता है, तो लिंक भेजा जा रहा है। वह %1 मिनट तक और एक ही बार काम करता है।',
  'Signing in with %1 did not work. Start again.': '%1 से साइन इन नहीं हो सका। फिर से शुरू करें।',
  '1 second': '1 सेकंड',
  '%1 seconds': '%1 सेकंड',
  '1 minute': '1 मिनट',
  '%1 minutes': '%1 मिनट',

  // Addresses.
  'A region_id is required for the specified country code': 'इस देश के लिए राज्य चुनना ज़रूरी है',
  'Region is required.': 'राज्य चुनना ज़रूरी है।',
  'The region_id does not match the selected country or region': 'यह राज्य चुने हुए देश का नहीं है',
  'The specified region is not a part of the selected country or region': 'यह राज्य चुने हुए देश का नहीं है',
  'Country is not available': 'हम इस देश में नहीं भेजते',
  "The country isn't available.": 'हम इस देश में नहीं भेजते।',
  'City not found for this pincode.': 'इस पिनकोड का शहर नहीं मिला।',
  'Could not find a address with ID "%1"': 'यह पता अब आपके खाते में नहीं है',
  'Customer Address %1 is set as default %2 address and can not be deleted':
    'यह आपका डिफ़ॉल्ट पता है, इसलिए हटाया नहीं जा सकता',

  // Contact, reviews, questions and lists.
  'Name field is required.': 'नाम भरना ज़रूरी है।',
  'Comment field is required.': 'संदेश भरना ज़रूरी है।',
  'Please enter a nickname.': 'कृपया अपना नाम भरें।',
  'Please enter a review summary.': 'कृपया शीर्षक भरें।',
  'Please enter a review.': 'कृपया अपनी समीक्षा भरें।',
  'Please enter a question.': 'कृपया अपना सवाल भरें।',
  'Please select one of each of the ratings above.': 'कृपया ऊपर की हर रेटिंग चुनें।',
  'A picture is no longer there. Add it again.': 'एक तस्वीर अब नहीं है। उसे फिर जोड़ें।',
  'Choose a JPEG, PNG or WebP of at most 180 KB.': 'ज़्यादा से ज़्यादा 180 KB की JPEG, PNG या WebP तस्वीर चुनें।',
  'A review has at most %1 pictures.': 'एक समीक्षा में ज़्यादा से ज़्यादा %1 तस्वीरें हो सकती हैं।',
  'There is no such review.': 'ऐसी कोई समीक्षा नहीं है।',
  'The wishlist was not found.': 'यह विशलिस्ट नहीं मिली।',
  'Could not find a wishlist item with ID "%1"': 'यह वस्तु अब आपकी विशलिस्ट में नहीं है',
  'The options of a wish list item are too many or too long.': 'विशलिस्ट की वस्तु के विकल्प बहुत ज़्यादा या बहुत लंबे हैं।',
  'The product is in stock.': 'यह प्रोडक्ट स्टॉक में है।',
  'No more products can be waited for with this email address.': 'इस ईमेल पते से और प्रोडक्ट का इंतज़ार नहीं किया जा सकता।',
  'Too many requests. Please wait before you try again.': 'बहुत सारे अनुरोध आए हैं। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  'This code is of a company. It is good for the programme for employees.':
    'यह कोड किसी कंपनी का है। यह कर्मचारियों के कार्यक्रम के लिए है।',
  'This code is of a school or college. It is good for the programme for students.':
    'यह कोड किसी स्कूल या कॉलेज का है। यह छात्रों के कार्यक्रम के लिए है।',
  'This e-mail address has verified another account. It can verify one at a time.':
    'इस ईमेल पते से कोई और खाता सत्यापित है। एक समय में एक ही खाता सत्यापित हो सकता है।',
  'Use the e-mail address that %1 gave you. It ends in %2.': 'वह ईमेल पता भरें जो %1 ने आपको दिया है। उसके आख़िर में %2 होता है।',
};
