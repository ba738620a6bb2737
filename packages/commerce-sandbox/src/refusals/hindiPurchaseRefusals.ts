/** The same as hindiRefusals.ts, of what is bought: the cart, the checkout, payments, bills, and orders afterwards. */
export const hindiPurchaseRefusals: Readonly<Record<string, string>> = {
  // Products in the cart.
  'Sign in to see prices and to buy.': 'क़ीमतें देखने और ख़रीदने के लिए साइन इन करें।',
  'Could not find a product with SKU "%1"': 'SKU "%1" वाला प्रोडक्ट नहीं मिला',
  'Could not find specified product.': 'यह प्रोडक्ट नहीं मिला।',
  'This product is out of stock.': 'यह प्रोडक्ट स्टॉक में नहीं है।',
  'The product with SKU %1 is out of stock.': 'SKU %1 वाला प्रोडक्ट स्टॉक में नहीं है।',
  'Only %1 of %2 available': '%2 में से सिर्फ़ %1 उपलब्ध हैं',
  'The requested qty is not available': 'इतनी मात्रा उपलब्ध नहीं है',
  'Some of the products are out of stock.': 'कुछ प्रोडक्ट स्टॉक में नहीं हैं।',
  'There are no source items with the in stock status': 'यह प्रोडक्ट स्टॉक में नहीं है',
  'The fewest you may purchase is %1.': 'आप कम से कम %1 ख़रीद सकते हैं।',
  'The most you may purchase is %1.': 'आप ज़्यादा से ज़्यादा %1 ख़रीद सकते हैं।',
  'You can buy this product only in quantities of %1 at a time.':
    'आप यह प्रोडक्ट एक बार में सिर्फ़ %1 की गिनती में ख़रीद सकते हैं।',
  'The product quantity should be greater than 0': 'मात्रा 0 से ज़्यादा होनी चाहिए',
  'You cannot use decimal quantity for this product.': 'इस प्रोडक्ट की मात्रा पूर्ण संख्या में लिखें।',
  'The requested qty exceeds the maximum qty allowed in shopping cart': 'इतनी मात्रा कार्ट में नहीं रखी जा सकती',
  'Please specify the quantity of product(s).': 'कृपया मात्रा चुनें।',
  'Please correct the quantity for some products.': 'कृपया कुछ प्रोडक्ट की मात्रा ठीक करें।',
  'Could not add the product with SKU %1 to the shopping cart: %2': 'SKU %1 वाला प्रोडक्ट कार्ट में नहीं जोड़ा जा सका: %2',
  'Could not update the product with SKU %1: %2': 'SKU %1 वाला प्रोडक्ट नहीं बदला जा सका: %2',
  'Could not find cart item with id: %1.': 'यह वस्तु अब आपके कार्ट में नहीं है।',
  "The product that was requested doesn't exist. Verify the product and try again.":
    'यह प्रोडक्ट अब नहीं है। प्रोडक्ट जाँचें और फिर कोशिश करें।',
  'Some of the products are disabled.': 'कुछ प्रोडक्ट अब नहीं बिकते।',
  'Cart does not contain products.': 'आपके कार्ट में कोई प्रोडक्ट नहीं है।',

  // What has to be chosen.
  'Please select all required options.': 'कृपया सभी ज़रूरी विकल्प चुनें।',
  'Please specify all the required information.': 'कृपया सारी ज़रूरी जानकारी भरें।',
  'Please specify product option(s).': 'कृपया प्रोडक्ट के विकल्प चुनें।',
  'Please specify product link(s).': 'कृपया चुनें कि कौन-सी फ़ाइलें चाहिए।',
  'You need to choose options for your item.': 'इस वस्तु के विकल्प चुनना ज़रूरी है।',
  'Selected required options are not available.': 'चुने हुए ज़रूरी विकल्प उपलब्ध नहीं हैं।',
  'The options you selected are not available.': 'चुने हुए विकल्प उपलब्ध नहीं हैं।',
  "The product's required option(s) weren't entered. Make sure the options are entered and try again.":
    'प्रोडक्ट के ज़रूरी विकल्प नहीं भरे गए। उन्हें भरें और फिर कोशिश करें।',
  'The text is too long. Shorten the text and try again.': 'टेक्स्ट बहुत लंबा है। उसे छोटा करें और फिर कोशिश करें।',
  'Please specify date required option(s).': 'कृपया ज़रूरी तारीख़ चुनें।',
  'Please specify time required option(s).': 'कृपया ज़रूरी समय चुनें।',
  'Please specify a gift card amount.': 'कृपया गिफ़्ट कार्ड की राशि चुनें।',
  'Gift Card max amount is %1': 'गिफ़्ट कार्ड की राशि ज़्यादा से ज़्यादा %1 हो सकती है',
  'Gift Card min amount is %1': 'गिफ़्ट कार्ड की राशि कम से कम %1 होनी चाहिए',
  'Gift card message length must not exceed %1 characters.': 'गिफ़्ट कार्ड के संदेश में ज़्यादा से ज़्यादा %1 अक्षर लिखें।',
  'Gift options are not available for a virtual cart.':
    'इस कार्ट में कुछ भेजा नहीं जाता, इसलिए उसे उपहार की तरह पैक नहीं किया जा सकता।',

  // Coupons, gift cards and coins.
  "The coupon code isn't valid. Verify the code and try again.": 'यह कूपन कोड मान्य नहीं है। कोड जाँचें और फिर कोशिश करें।',
  'Maximum allowed number of applied coupons was exceeded.': 'इससे ज़्यादा कूपन नहीं लगाए जा सकते।',
  "The gift card code couldn't be added. Verify your information and try again.":
    'गिफ़्ट कार्ड नहीं लगाया जा सका। कोड जाँचें और फिर कोशिश करें।',
  'Invalid gift card': 'यह गिफ़्ट कार्ड मान्य नहीं है',
  'Too many gift card codes were tried. Please wait a few minutes and try again.':
    'गिफ़्ट कार्ड के बहुत सारे कोड आज़माए गए। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  'Points must be a positive number.': 'कॉइन की गिनती 0 से ज़्यादा होनी चाहिए।',

  // The checkout.
  'Please check the shipping address information. %1': 'कृपया डिलीवरी का पता जाँचें। %1',
  'Please check the billing address information. %1': 'कृपया बिल का पता जाँचें। %1',
  "Some addresses can't be used due to the configurations for specific countries.": 'डिलीवरी का पता भरना ज़रूरी है।',
  'The shipping address is missing. Set the address and try again.': 'डिलीवरी का पता नहीं है। पता चुनें और फिर कोशिश करें।',
  'Shipping address is not allowed on cart: cart contains no items for shipment.':
    'इस कार्ट में कुछ भेजा नहीं जाता, इसलिए डिलीवरी के पते की ज़रूरत नहीं है।',
  'The shipping method is missing. Select the shipping method and try again.':
    'डिलीवरी का तरीक़ा नहीं चुना गया। उसे चुनें और फिर कोशिश करें।',
  "The shipping method can't be set for an empty cart. Add an item to cart and try again.":
    'ख़ाली कार्ट के लिए डिलीवरी का तरीक़ा नहीं चुना जा सकता। कार्ट में कुछ जोड़ें और फिर कोशिश करें।',
  'Carrier with such method not found: %1, %2': 'डिलीवरी का यह तरीक़ा नहीं मिला',
  'The requested Payment Method is not available.': 'भुगतान का यह तरीक़ा उपलब्ध नहीं है।',
  'Enter a valid payment method and try again.': 'भुगतान का कोई उपलब्ध तरीक़ा चुनें और फिर कोशिश करें।',
  'Guest email for cart is missing.': 'ईमेल पता भरना ज़रूरी है।',
  'Unable to place order: %1': 'ऑर्डर नहीं दिया जा सका: %1',
  'A server error stopped your order from being placed. Please try to place your order again':
    'सर्वर की गड़बड़ी से आपका ऑर्डर नहीं दिया जा सका। कृपया फिर ऑर्डर दें',
  'A server error stopped your order from being placed. Please try to place your order again.':
    'सर्वर की गड़बड़ी से आपका ऑर्डर नहीं दिया जा सका। कृपया फिर ऑर्डर दें।',

  'The total is now %1, so nothing was ordered. Please look at it and order again.':
    'अब कुल राशि %1 है, इसलिए ऑर्डर नहीं दिया गया। कृपया उसे देखें और फिर ऑर्डर दें।',
  'The shipping information was unable to be saved. Error: "%1"': 'डिलीवरी की जानकारी सेव नहीं हो सकी। कारण: "%1"',

  // Payments.
  'The coupon of this cart is for UPI: the saved card cannot pay for it.':
    'इस कार्ट का कूपन UPI के लिए है: सेव किए हुए कार्ड से भुगतान नहीं हो सकता।',
  'The coupon of this order is for UPI: it cannot be paid in another way.':
    'इस ऑर्डर का कूपन UPI के लिए है: किसी और तरीक़े से भुगतान नहीं हो सकता।',
  'The saved payment method is not available any more. Please choose another way to pay.':
    'सेव किया हुआ भुगतान का तरीक़ा अब उपलब्ध नहीं है। कृपया कोई और तरीक़ा चुनें।',
  'Unable to create your order. Please contact support.': 'भुगतान शुरू नहीं हो सका। कृपया सहायता से संपर्क करें।',
  'Error: The payment has not been captured.': 'भुगतान पूरा नहीं हुआ।',
  'Error: The paid amount does not match the order.': 'चुकाई गई राशि ऑर्डर से मेल नहीं खाती।',
  'Error: The order has been canceled. The payment will be refunded.': 'ऑर्डर रद्द हो गया है। भुगतान वापस किया जाएगा।',
  'Order %1 is not waiting for a payment.': 'ऑर्डर %1 का कोई भुगतान बाक़ी नहीं है।',

  // Bills.
  'Could not find this bill. Fetch it again.': 'यह बिल नहीं मिला। उसे फिर से लाएँ।',
  'Somebody else is paying this bill, or has paid it.': 'कोई और यह बिल चुका रहा है, या चुका चुका है।',
  'This bill was fetched a while ago and may have changed. Fetch it again.':
    'यह बिल कुछ देर पहले लाया गया था और बदल गया हो सकता है। उसे फिर से लाएँ।',
  'This biller is not served any more. Choose another one.': 'यह बिलर अब उपलब्ध नहीं है। कोई और चुनें।',
  'This plan is not offered any more. Choose another one.': 'यह प्लान अब नहीं मिलता। कोई और चुनें।',
  'You have asked for many bills. Please try again in a few minutes.':
    'आपने बहुत सारे बिल देखे हैं। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  '"%1" is not valid: %2.': '"%1" सही नहीं है: %2।',
  'The amount must be in whole rupees, from %1 to %2.': '%1 से %2 तक पूरे रुपये भरें।',

  // Orders.
  "We couldn't locate an order with the information provided.": 'इस जानकारी से कोई ऑर्डर नहीं मिला।',
  'Please login to view the order.': 'यह ऑर्डर देखने के लिए साइन इन करें।',
  'Too many orders were looked for. Please wait a few minutes and try again.':
    'बहुत सारे ऑर्डर खोजे गए। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  'Could not find an order with number "%1"': 'ऑर्डर "%1" नहीं मिला',
  'Order number "%1" doesn\'t belong to the current customer': 'ऑर्डर "%1" आपके खाते का नहीं है',
  "The entity that was requested doesn't exist. Verify the entity and try again.":
    'जो माँगा गया है, वह अब नहीं है। जाँचें और फिर कोशिश करें।',
  'Say why you cancel.': 'बताएँ कि आप क्यों रद्द कर रहे हैं।',
  'The reason may have %1 characters at most.': 'कारण में ज़्यादा से ज़्यादा %1 अक्षर लिखें।',
  'Current user is not authorized to cancel this order': 'आप यह ऑर्डर रद्द नहीं कर सकते',
  'Order with one or more items shipped cannot be cancelled': 'जिस ऑर्डर की कोई वस्तु भेजी जा चुकी है, वह रद्द नहीं हो सकता',
  'Order already closed, complete, cancelled or on hold': 'यह ऑर्डर पूरा हो चुका है, रद्द है या रुका हुआ है',
  'The files of this order were sent already.': 'इस ऑर्डर की फ़ाइलें भेजी जा चुकी हैं।',
  'A gift card of this order has been spent already.': 'इस ऑर्डर का एक गिफ़्ट कार्ड ख़र्च हो चुका है।',
  'This link has been used already or is too old. Ask for a new one.':
    'यह लिंक इस्तेमाल हो चुका है या पुराना है। नया लिंक मँगाएँ।',
  'We have just sent you an e-mail. Open its link to cancel the order.':
    'हमने अभी आपको ईमेल भेजा है। ऑर्डर रद्द करने के लिए उसका लिंक खोलें।',
  'We have just sent you an e-mail. Open its link to confirm your return.':
    'हमने अभी आपको ईमेल भेजा है। वापसी की पुष्टि के लिए उसका लिंक खोलें।',
  'Choose what you want to return.': 'चुनें कि आप क्या वापस करना चाहते हैं।',
  '"%1" cannot be returned.': '"%1" वापस नहीं हो सकता।',
  'Say why you return "%1".': 'बताएँ कि आप "%1" क्यों वापस कर रहे हैं।',
  'You can return 1 to %1 of "%2".': 'आप "%2" के 1 से %1 वापस कर सकते हैं।',
  'The comment may have %1 characters at most.': 'टिप्पणी में ज़्यादा से ज़्यादा %1 अक्षर लिखें।',
  '"%1" is not sold any more.': '"%1" अब नहीं बिकता।',
  'Choose the options of "%1" anew.': '"%1" के विकल्प फिर से चुनें।',
};
