export { problemText } from '@shop/state';
