export { default } from '../enum/form';
