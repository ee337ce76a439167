import { foldAccents } from '../../../fixtures/generators/foldText';

/** Rows per block of joined text: few enough for cheap updates, many enough for fast searches. */
const BLOCK_SIZE = 512;

/**
 * Separates the texts of two rows: the record separator, which users cannot type. It fits into one byte, so the text
 * stays one-byte.
 */
const ROW_SEPARATOR = '\u001E';

interface Block<T> {
  rows: readonly T[];
  /** Folded texts of the rows, each followed by {@link ROW_SEPARATOR}. */
  text: string;
  /** End position of each row's text. */
  ends: Int32Array;
}

function buildBlock<T>(rows: readonly T[], searchTextOf: (row: T) => string): Block<T> {
  const text = foldAccents(
    rows.map((row) => `${searchTextOf(row).replaceAll(ROW_SEPARATOR, '')}${ROW_SEPARATOR}`).join(''),
  );
  const ends = new Int32Array(rows.length);
  for (let i = 0, index = -1; i < rows.length; i += 1)
    ends[i] = index = text.indexOf(ROW_SEPARATOR, index + 1);
  return { rows, text, ends };
}

/**
 * Finds rows that contain a text, for any number of rows: searching one long text is many times faster than searching
 * each row. The owner must report changed texts and moved rows; added and removed rows are detected.
 */
export class TextIndex<T> {
  private blocks: (Block<T> | undefined)[] = [];
  /** The rows at the last comparison with the blocks, and their number. */
  private lastRows: { rows: readonly T[]; length: number } | undefined;

  /** `searchTextOf` returns the unfolded text of a row; this class folds it. */
  constructor(
    private readonly getRows: () => readonly T[],
    private readonly searchTextOf: (row: T) => string,
  ) {}

  /** Builds everything that the first search needs. */
  build(): void {
    this.dropStaleBlocks();
    for (let index = 0; index < this.getRows().length; index += BLOCK_SIZE) this.block(index);
  }

  /** Call after rows were added, removed or moved. */
  invalidate(): void {
    this.lastRows = undefined;
  }

  /** Call after texts of any rows changed. */
  clear(): void {
    this.blocks = [];
    this.lastRows = undefined;
  }

  /** Call after the text of this row changed. */
  invalidateRow(row: T): void {
    const index = this.getRows().indexOf(row);
    if (index >= 0) this.blocks[Math.floor(index / BLOCK_SIZE)] = undefined;
  }

  /** Returns the rows with `text` (already folded) that pass `filter`, in order; at most `limit`. */
  find(text: string, filter: (row: T) => boolean = () => true, limit = Number.POSITIVE_INFINITY): T[] {
    this.dropStaleBlocks();
    const results: T[] = [];
    for (let index = 0; index < this.getRows().length && results.length < limit; index += BLOCK_SIZE) {
      const block = this.block(index);
      let rowIndex = 0;
      let matchAt = block.text.indexOf(text);
      while (matchAt >= 0 && results.length < limit) {
        while ((block.ends[rowIndex] ?? Number.POSITIVE_INFINITY) < matchAt) rowIndex += 1;
        const matchingRow = block.rows[rowIndex];
        const end = block.ends[rowIndex];
        // A match across two rows belongs to neither.
        if (matchingRow === undefined || end === undefined || matchAt + text.length > end) break;
        if (filter(matchingRow)) results.push(matchingRow);
        matchAt = block.text.indexOf(text, end + 1);
      }
    }
    return results;
  }

  /** Drops the blocks of rows that have moved. */
  private dropStaleBlocks(): void {
    const rows = this.getRows();
    if (this.lastRows?.rows === rows && this.lastRows.length === rows.length) return;
    this.lastRows = { rows, length: rows.length };
    this.blocks = this.blocks.map((block, blockIndex) => {
      const hasSameLength =
        block?.rows.length === Math.min(BLOCK_SIZE, rows.length - blockIndex * BLOCK_SIZE);
      return hasSameLength && block.rows.every((row, i) => row === rows[blockIndex * BLOCK_SIZE + i])
        ? block
        : undefined;
    });
  }

  private block(index: number): Block<T> {
    const cached = this.blocks[index / BLOCK_SIZE];
    if (cached) return cached;
    const built = buildBlock(this.getRows().slice(index, index + BLOCK_SIZE), this.searchTextOf);
    this.blocks[index / BLOCK_SIZE] = built;
    return built;
  }
}
