export type CustomOptionType =
  | 'field'
  | 'area'
  | 'date'
  | 'date_time'
  | 'time'
  | 'drop_down'
  | 'radio'
  | 'checkbox'
  | 'multiple';

/** What an answer adds to the price: paise, or percent of it; nothing unless said. */
export interface OptionPriceSeed {
  price?: number;
  percent?: number;
  /** Joins the sku of the product in an order. */
  sku?: string;
}

/** Something that is asked beside a product (custom_options): a text, a day, or one or several of some values. */
export interface CustomOptionSeed extends OptionPriceSeed {
  title: string;
  type: CustomOptionType;
  required: boolean;
  /** Of texts; without end unless said. */
  maxCharacters?: number;
  /** Of drop_down, radio, checkbox and multiple. */
  values?: (OptionPriceSeed & { title: string })[];
}
