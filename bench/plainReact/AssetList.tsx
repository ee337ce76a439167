import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { navigate, toText, useJson, type TableRecord } from './api';

const columns = ['id', 'street_name', 'block_number', 'city', 'alias'];

/** A page of 50 assets; a press on a row opens it. */
export function AssetList({ page }: { page: number }) {
  const response = useJson<{ data: TableRecord[]; meta: { total_pages: number } }>(
    `/assets?page[number]=${page}&page[size]=50`,
  );
  if (!response) return <p>Loading…</p>;
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
          {response.data.map((row) => (
            <TableRow key={row.id} hover onClick={() => navigate(`/assets/${row.id}`)}>
              {columns.map((column) => (
                <TableCell key={column}>{toText(row[column])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button
        aria-label="Previous page"
        disabled={page < 2}
        onClick={() => navigate(`/assets?page=${page - 1}`)}
      >
        ‹
      </Button>
      {page} / {response.meta.total_pages}
      <Button
        aria-label="Next page"
        disabled={page >= response.meta.total_pages}
        onClick={() => navigate(`/assets?page=${page + 1}`)}
      >
        ›
      </Button>
    </>
  );
}
