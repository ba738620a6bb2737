/*
 * What a server says that cannot make a page (errors-16).
 */

export const busy = 'अभी यहाँ बहुत सारे लोग हैं';
export const tooMany = 'आपने थोड़ी ही देर में बहुत सारे पेज खोले';
export const late = 'इस पेज में अभी बहुत समय लग रहा है';
export const comeBack = 'कृपया कुछ सेकंड बाद फिर कोशिश करें। आपके कार्ट में जो है, वह वहीं रहेगा।';
