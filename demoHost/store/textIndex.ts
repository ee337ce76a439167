import { foldAccents } from '../../fixtures/generators/foldText';

/** Rows whose texts are joined into one: few enough that a changed row costs little, many enough that looking is quick. */
const BLOCK_SIZE = 512;

/** Stands between the texts of two rows: the record separator, which nobody types. It fits in a byte, so the text does. */
const ROW_SEPARATOR = '\u001E';

interface Block<T> {
  rows: readonly T[];
  /** The folded texts of the rows, each followed by {@link GAP}. */
  text: string;
  /** Where the text of each row ends. */
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
 * Finds the rows that hold a text, over any number of rows: one look through a long text is many times quicker than a look
 * into each of its rows. Whoever changes the words of a row tells it, and whoever moves rows
 * about; that some came or went is noticed.
 */
export class TextIndex<T> {
  private blocks: (Block<T> | undefined)[] = [];
  /** The rows that the blocks were last compared with, and how many they were. */
  private lastRows: { rows: readonly T[]; length: number } | undefined;

  /** `wordsOf` gives the words of a row as they are; they are folded here. */
  constructor(
    private readonly getRows: () => readonly T[],
    private readonly searchTextOf: (row: T) => string,
  ) {}

  /** Makes everything that the first search needs. */
  build(): void {
    this.dropStaleBlocks();
    for (let index = 0; index < this.getRows().length; index += BLOCK_SIZE) this.block(index);
  }

  /** Rows may have come, gone or changed places. */
  invalidate(): void {
    this.lastRows = undefined;
  }

  /** The words of this row changed. */
  invalidateRow(row: T): void {
    const index = this.getRows().indexOf(row);
    if (index >= 0) this.blocks[Math.floor(index / BLOCK_SIZE)] = undefined;
  }

  /** The rows with `text` (already folded) that `keep` lets through, in their order; at most `most`. */
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
        // A text over the gap of two rows is no text of either.
        if (matchingRow === undefined || end === undefined || matchAt + text.length > end) break;
        if (filter(matchingRow)) results.push(matchingRow);
        matchAt = block.text.indexOf(text, end + 1);
      }
    }
    return results;
  }

  /** Drops the blocks of rows that stand elsewhere now. */
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
