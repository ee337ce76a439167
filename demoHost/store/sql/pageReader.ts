import { sql } from 'kysely';
import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { CollectionName } from '../collections';
import type { Criteria } from '../criteria';
import type { PageOptions, RowPage } from '../store';
import { criteriaSql, orderSql, POSITION } from './criteriaSql';
import { PageCounts, PLACE_STEP } from './pageCounts';
import type { PageCount } from './pageCounts';
import { toRow } from './rowCodec';
import type { TableRecord } from './rowCodec';
import { limitSql, selectFrom } from './selectSql';
import { versionSql } from './tableVersions';

type Sql = RawBuilder<unknown>;

/** Columns of a page: the version of its table, and the number of all matching rows unless the version is the known one. */
const VERSION_COLUMN = 'page_version';
const TOTAL_COLUMN = 'page_total';

/** Version of a table that has none, which is never a known one. */
const noVersion = sql`-2::bigint`;

/**
 * Reads pages: the rows, the number of all matching ones and the version of the table by one statement. A number that was
 * counted at the same version is not counted again, and a page far behind in insertion order starts at a known place.
 */
export class PageReader {
  /** Without `counts` each page is counted. */
  constructor(
    private readonly connection: QueryExecutorProvider,
    private readonly counts: PageCounts | undefined,
  ) {}

  async read<Name extends CollectionName>(
    name: Name,
    where: Criteria<Name>,
    { order = [], offset, limit }: PageOptions<Name>,
  ): Promise<RowPage<Name>> {
    const topics = this.counts && PageCounts.topicsOf(name, where);
    const key = PageCounts.keyOf(name, where);
    const known: PageCount = (topics && this.counts?.get(key)) ?? { version: -1, total: 0, isReadFar: false };
    const condition = criteriaSql(name, where);
    const isKnown = sql`(select number from version) = ${known.version}::bigint`;
    const isFar = order.length === 0 && offset >= PLACE_STEP;
    const place = isFar ? known.places?.[Math.floor(offset / PLACE_STEP)] : undefined;
    const start =
      place === undefined
        ? sql``
        : sql`and ${sql.ref(POSITION)} >= case when ${isKnown} then ${place}::bigint else 0 end`;
    const rest =
      place === undefined
        ? sql`${offset}`
        : sql`(case when ${isKnown} then ${offset % PLACE_STEP}::bigint else ${offset}::bigint end)`;
    // A page that is not full is the last one, and tells the number of all rows.
    const { rows } =
      await sql<TableRecord>`with version as materialized (select ${topics ? versionSql(name, topics) : noVersion} as number),
      page as materialized (${selectFrom(name)} where ${condition} ${start}
        order by ${orderSql(name, order)} limit ${limitSql(limit)} offset ${rest})
      select *, (select number from version) as ${sql.ref(VERSION_COLUMN)},
        case when ${isKnown} then null
          when (select count(*) from page) < ${limitSql(limit)} then ${offset}::bigint + (select count(*) from page)
          else (select count(*) from ${sql.table(name)} where ${condition}) end as ${sql.ref(TOTAL_COLUMN)}
      from page`.execute(this.connection);
    const [first] = rows;
    // No row tells the number if the page is behind the last one.
    if (!first) return { rows: [], total: offset === 0 ? 0 : await this.count(name, condition) };
    const total = Number(first[TOTAL_COLUMN] ?? known.total);
    if (topics && this.counts) {
      const version = Number(first[VERSION_COLUMN]);
      const isSame = version === known.version;
      const places = isSame ? known.places : undefined;
      const isReadFar = isSame && known.isReadFar;
      const needsPlaces = isFar && isReadFar && places === undefined;
      if (!isSame || needsPlaces || (isFar && !isReadFar))
        this.counts.set(key, {
          version,
          total,
          isReadFar: isReadFar || isFar,
          ...(needsPlaces ? { places: await this.readPlaces(name, condition) } : places && { places }),
        });
    }
    return { rows: rows.map((record) => toRow(name, record)), total };
  }

  async count(name: CollectionName, condition: Sql): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(name)}
      where ${condition}`.execute(this.connection);
    return rows[0]?.count ?? 0;
  }

  private async readPlaces(name: CollectionName, condition: Sql): Promise<number[]> {
    const position = sql.ref(POSITION);
    const { rows } = await sql<{ position: number }>`select position from
      (select ${position} as position, row_number() over (order by ${position}) - 1 as place
        from ${sql.table(name)} where ${condition}) places
      where place % ${sql.lit(PLACE_STEP)} = 0 order by position`.execute(this.connection);
    return rows.map((row) => row.position);
  }
}
