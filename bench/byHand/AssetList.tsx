import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { go, textOf, useAnswer, type Row } from './host';

const columns = ['id', 'street_name', 'block_number', 'city', 'alias'];

/** A page of 50 assets; a press on a row opens it. */
export function AssetList({ page }: { page: number }) {
  const answer = useAnswer<{ data: Row[]; meta: { total_pages: number } }>(
    `/assets?page[number]=${page}&page[size]=50`,
  );
  if (!answer) return <p>Loading…</p>;
  return (
    <>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{column}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {answer.data.map((row) => (
            <TableRow key={row.id} hover onClick={() => go(`/assets/${row.id}`)}>
              {columns.map((column) => (
                <TableCell key={column}>{textOf(row[column])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button aria-label="Previous page" disabled={page < 2} onClick={() => go(`/assets?page=${page - 1}`)}>
        ‹
      </Button>
      {page} / {answer.meta.total_pages}
      <Button
        aria-label="Next page"
        disabled={page >= answer.meta.total_pages}
        onClick={() => go(`/assets?page=${page + 1}`)}
      >
        ›
      </Button>
    </>
  );
}
