// chunk: rich
/*
 * Parts of the pages that shopkeepers write with Page Builder.
 */

/** Instead of a block that is missing and about which the back end says nothing. */
export const noBlocks = 'There are no blocks to display';
/** The name of a tab that has none. */
export const tab = (place: number) => `Tab ${place}`;
export const products = 'Products';
export const slides = 'Highlights';
/** A row of slides or products after a heading that another one is named by already. */
export const numbered = (name: string, place: number) => `${name} ${place}`;
/** A row that stands in a tab, below a heading. */
export const inTab = (heading: string, tab: string) => `${heading}: ${tab}`;
/** A table that scrolls; `columns` are the words of its first row, and may be empty. */
export const table = (columns: string) => (columns === '' ? 'Table' : `Table: ${columns}`);

export const playVideo = 'Play the video';
export const pauseVideo = 'Pause the video';

export const map = 'Map';
export const showMap = 'Show the map';
export const directions = 'Directions';
/** Read out after `directions`. */
export const directionsTo = (place: string) => ` to ${place}`;
