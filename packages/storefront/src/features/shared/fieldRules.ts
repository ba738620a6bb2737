import * as text from '@shop/messages/fields';
import * as v from 'valibot';

/** A text that must be there, without spaces around it. */
export const filled = (missing: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing));

export const email = v.pipe(filled(text.emailMissing), v.email(text.emailWrong));

/** The ten digits of an Indian mobile number, with or without +91 or 0 before them and a gap between; '' stays ''. */
export const mobile = (wrong: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^((\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5})?$/, wrong),
    v.transform(typed => typed.replaceAll(/\D/g, '').slice(-10)),
  );
