export { default } from '../enum/cell';
