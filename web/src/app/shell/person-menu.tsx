import { Menu, useMantineColorScheme } from '@mantine/core';
import type { CurrentUser } from '@ordklar/contract';
import { Link } from 'react-router';
import { logOut } from '../../features/accounts/index.ts';
import { findModal } from '../../lib/modals/modal-registry.ts';
import { showModalByName } from '../../lib/modals/modal-store.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { IconBook2, IconCheck, IconChevronDown, IconLogout, IconSettings } from '../../ui/icons.ts';
import { Face } from '../../ui/paper.tsx';
import { screenExists } from './places.ts';

const SCHEMES = [
  ['light', 'Lyst'],
  ['dark', 'Mørkt'],
  ['auto', 'Som enheden'],
] as const;

const GUIDES = [
  ['TeacherOnboardingModal', 'Guide til Ordklar'],
  ['TextCorrectionOnboardingModal', 'Guide til tekstretteren'],
] as const;

const SETTINGS = '/indstillinger';

/** The menu under the arrow: guides, settings, light or dark, log out. */
export function PersonMenu({ user }: { user: CurrentUser }) {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const guides = user.isTeacher ? GUIDES.filter(([name]) => findModal(name)) : [];
  return (
    <Menu position="bottom-end" width={260} shadow="lg" withinPortal>
      <Menu.Target>
        <button className="me" type="button">
          <Face name={user.name} />
          <span className="sr">{user.name}, åbn menuen</span>
          <IconChevronDown aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown className="picker-list">
        <Menu.Label>
          <b>{user.name}</b>
          <br />
          {user.institution}
        </Menu.Label>
        {guides.map(([name, label]) => (
          <Menu.Item
            key={name}
            leftSection={<IconBook2 aria-hidden="true" />}
            onClick={() => void showModalByName(name)}
          >
            {label}
          </Menu.Item>
        ))}
        {screenExists(SETTINGS) && (
          <Menu.Item component={Link} to={SETTINGS} leftSection={<IconSettings aria-hidden="true" />}>
            Indstillinger
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Label>Udseende</Menu.Label>
        {SCHEMES.map(([scheme, label]) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={scheme === colorScheme}
            rightSection={scheme === colorScheme && <IconCheck aria-hidden="true" />}
            onClick={() => setColorScheme(scheme)}
          >
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout aria-hidden="true" />}
          onClick={() => logOut().catch(() => showErrorToast())}
        >
          Log ud
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
