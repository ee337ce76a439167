export { parsePlainCell as default } from '../spreadsheet/cellParser';
