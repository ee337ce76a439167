/** Made by scripts/declarations.ts. */
declare module 'virtual:declarations' {
  import type { PackedIndex } from '../../start/bundledIndex';

  const index: PackedIndex;
  export default index;
}
