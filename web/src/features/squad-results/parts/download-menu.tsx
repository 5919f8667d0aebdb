import { showErrorToast } from '../../../lib/toasts/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dropdown, DropdownItem } from '../../../ui/dropdown.tsx';
import { IconChevronDown, IconDownload, IconFileText, IconPrinter } from '../../../ui/icons.ts';
import { saveCsv, saveExcel } from '../export/save-table.ts';
import type { SheetCell } from '../export/table-of.ts';
import { squadResultsText } from '../squad-results.text.ts';

const text = squadResultsText.download;

/** Takes what is shown along: as an Excel file, as CSV, or on paper. `table` is null while there is nothing. */
export function DownloadMenu({ table, name }: { table: (() => SheetCell[][]) | null; name: string }) {
  const withTable = (save: (rows: SheetCell[][]) => unknown) => {
    if (!table) {
      showErrorToast(text.nothing);
      return;
    }
    Promise.resolve(table())
      .then(save)
      .catch(() => showErrorToast(text.failed));
  };
  return (
    <Dropdown
      label={text.label}
      align="end"
      width={200}
      target={(props) => (
        <Button look="line" icon={<IconDownload aria-hidden="true" />} {...props}>
          {text.button}
          <IconChevronDown aria-hidden="true" />
        </Button>
      )}
    >
      <DropdownItem
        icon={<IconFileText aria-hidden="true" />}
        onPress={() => withTable((rows) => saveExcel(rows, name))}
      >
        {text.excel}
      </DropdownItem>
      <DropdownItem icon={<IconFileText aria-hidden="true" />} onPress={() => withTable((rows) => saveCsv(rows, name))}>
        {text.csv}
      </DropdownItem>
      <DropdownItem icon={<IconPrinter aria-hidden="true" />} onPress={() => window.print()}>
        {text.print}
      </DropdownItem>
    </Dropdown>
  );
}
