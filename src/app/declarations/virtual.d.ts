/** Made by build/declarations/declarationsPlugin.ts. */
declare module 'virtual:declarations' {
  import type { PackedIndex } from '../../preload/bundledIndex';

  const index: PackedIndex;
  export default index;
}
