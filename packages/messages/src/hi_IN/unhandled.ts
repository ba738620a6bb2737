/*
 * The page that stands instead of one which an error stopped.
 */

/** Rule errors-05. */
export const title = 'माफ़ करें! एक अनपेक्षित गड़बड़ी हुई।';
/** A number follows. */
export const whatToDo = 'आपका कार्ट सुरक्षित है। आगे बढ़ने के लिए पेज रीलोड करें। अगर ऐसा फिर हो, तो हमें यह नंबर बताएँ: ';
export const reload = 'पेज रीलोड करें';
