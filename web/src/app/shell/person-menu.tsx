import type { CurrentUser } from '@ordklar/contract';
import { useNavigate } from 'react-router';
import { logOut } from '../../features/accounts/index.ts';
import { presentationText } from '../../features/contact/index.ts';
import { useChangeSetting } from '../../features/user-settings/index.ts';
import { useIsDark } from '../../lib/color-scheme/color-scheme.ts';
import { findModal } from '../../lib/modals/modal-registry.ts';
import { showModal, showModalByName } from '../../lib/modals/modal-store.ts';
import { forgetTheme } from '../../lib/theme/theme.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { Dropdown, DropdownGroup, DropdownItem, DropdownNote } from '../../ui/dropdown.tsx';
import {
  IconBook2,
  IconChevronDown,
  IconListCheck,
  IconLogout,
  IconMessage2,
  IconPresentation,
  IconSettings,
} from '../../ui/icons.ts';
import { Face } from '../../ui/paper.tsx';
import s from './frame.module.css';

const GUIDES = [
  ['TeacherOnboardingModal', 'Guide til Ordklar'],
  ['TextCorrectionOnboardingModal', 'Guide til tekstretteren'],
] as const;

const SETTINGS = '/min-bruger';
const WORD_LIST = '/ordliste';
const COMMENTS = '/kommentarer';

/** Guides, the school's lists and the presentation. */
function TeacherItems() {
  const navigate = useNavigate();
  return (
    <>
      {GUIDES.filter(([name]) => findModal(name)).map(([name, label]) => (
        <DropdownItem key={name} icon={<IconBook2 aria-hidden="true" />} onPress={() => void showModalByName(name)}>
          {label}
        </DropdownItem>
      ))}
      <DropdownItem icon={<IconListCheck aria-hidden="true" />} onPress={() => void navigate(WORD_LIST)}>
        Skolens ordliste
      </DropdownItem>
      <DropdownItem icon={<IconMessage2 aria-hidden="true" />} onPress={() => void navigate(COMMENTS)}>
        Kommentarbank
      </DropdownItem>
      <DropdownItem
        icon={<IconPresentation aria-hidden="true" />}
        onPress={() => void showModal('PresentationFormModal', {})}
      >
        {presentationText.open}
      </DropdownItem>
    </>
  );
}

/** The menu under the arrow: guides, lists, the own settings, dark or light, log out. */
export function PersonMenu({ user }: { user: CurrentUser }) {
  const isDark = useIsDark();
  const { choose } = useChangeSetting();
  const navigate = useNavigate();
  return (
    <Dropdown
      label={user.name}
      align="end"
      width={260}
      target={(props) => (
        <button className={s.me} type="button" {...props}>
          <Face name={user.name} />
          <span className="sr">{user.name}, åbn menuen</span>
          <IconChevronDown aria-hidden="true" />
        </button>
      )}
    >
      <DropdownNote>
        <b>{user.name}</b>
        {user.institution}
      </DropdownNote>
      {user.isTeacher && <TeacherItems />}
      <DropdownGroup label="Din konto">
        <DropdownItem icon={<IconSettings aria-hidden="true" />} onPress={() => void navigate(SETTINGS)}>
          Min bruger
        </DropdownItem>
        <DropdownItem checked={isDark} onPress={() => void choose('colorScheme', isDark ? 'light' : 'dark')}>
          Mørkt udseende
        </DropdownItem>
        <DropdownItem
          icon={<IconLogout aria-hidden="true" />}
          onPress={() =>
            void logOut(user.id).then(
              (isOut) => isOut && forgetTheme(),
              () => showErrorToast(),
            )
          }
        >
          Log ud
        </DropdownItem>
      </DropdownGroup>
    </Dropdown>
  );
}
