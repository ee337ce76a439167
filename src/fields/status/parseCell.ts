export { default } from '../enum/parseCell';
