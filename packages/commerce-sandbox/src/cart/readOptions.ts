import { decodeUid } from '../uid.ts';

/** An option of a cart item, read: `bundle/3/7/1` is ["bundle", "3", "7", "1"]. `value` is what was entered. */
export interface Option {
  path: string[];
  value: string | undefined;
}

export interface OptionsInput {
  /**
   * Uids such as `configurable/{attribute}/{option}`, `bundle/{option}/{selection}/{quantity}`, `downloadable/{link}`.
   */
  selected_options?: (string | null)[] | null;
  /** For what is written rather than picked: quantities of a bundle, the texts of a gift card. */
  entered_options?: ({ uid: string; value: string } | null)[] | null;
}

/** Selected options first, then the entered ones. Throws graphql-input for a uid that is not base64. */
export function readOptions({ selected_options: selected, entered_options: entered }: OptionsInput): Option[] {
  return [
    ...(selected ?? []).flatMap(uid => (uid === null ? [] : [{ path: decodeUid(uid).split('/'), value: undefined }])),
    ...(entered ?? []).flatMap(option =>
      option === null ? [] : [{ path: decodeUid(option.uid).split('/'), value: option.value }],
    ),
  ];
}
