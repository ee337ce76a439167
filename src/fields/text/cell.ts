export { plainCell as default } from '../cell';
