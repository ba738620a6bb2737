/** A photograph of an imported product. */
export interface PhotoSeed {
  /** File name that its address shows, for example "kettle.jpg". */
  name: string;
  /** Below the sandbox's folder of photographs, named after its content. */
  file: string;
  /** Pixels. */
  width: number;
  height: number;
  label: string;
}

/** A film about a product, at YouTube or Vimeo or as a file. Its poster is a picture of the product. */
export interface VideoSeed {
  /** Address of its page, or of the file. */
  url: string;
  title: string;
}
