import { outsideStrings } from '../minify.ts';
import * as mark from './marks.ts';

const signs = `${mark.number}${mark.boolean}${mark.opaque}${mark.required}${mark.list}`;

/** Marks as parts of a name, which a parser of GraphQL can read. */
export const inName = (marks: string): string => marks.replaceAll(/./g, sign => `__${signs.indexOf(sign)}`);

/** A text whose marks are parts of the names before them. */
export const withMarksInNames = (text: string): string =>
  outsideStrings(text, part => part.replaceAll(/[\^*+?~]+/g, marks => `${inName(marks)} `));

/** The same text with its marks behind the names again, where no space is needed after them. */
export const withMarksApart = (text: string): string =>
  text.replaceAll(/__(\d) ?/g, (_, place: string) => signs[Number(place)] ?? '');

/** A name without the marks in it. */
export const bareName = (name: string): string => name.replace(/__\d.*/, '');
