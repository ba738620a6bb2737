declare module '*?inline-script' {
  /** The minified source of the script. */
  const source: string;
  export default source;
}

interface Window {
  /** Tells the late loader that the shop listens, so that it hands over what it kept. */
  shopAwake?: () => void;
}
