/** One fact in the table of a product. */
export interface SpecificationSeed {
  /** Heading above it and its neighbours; absent: it stands without one. */
  group?: string;
  label: string;
  value: string;
}

/** What the page of a product states and promises. */
export interface ProductFactsSeed {
  specifications?: SpecificationSeed[];
  /** One thing in the box each. */
  boxContents?: string[];
  warranty?: string;
  /** Days after the delivery; 0: it is not taken back. */
  returnDays?: number;
  /** What is given for it. */
  returnKind?: 'return' | 'replacement';
  soldBy?: string;
  /** Identifier of the CMS block with its sizes. */
  sizeGuide?: string;
}
