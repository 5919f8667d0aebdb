import type { CloudService, UserSettings } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCurrentUser } from '../../accounts/index.ts';
import { cloudServicesQuery } from '../../cloud-files/index.ts';
import type { useChangeSetting } from '../use-settings.ts';
import { settingsText } from '../user-settings.text.ts';
import { SettingSwitch } from './setting-switch.tsx';
import s from '../user-settings.module.css';

const text = settingsText.uploads;
const SETTINGS = { onedrive: 'allowOneDrive', googledrive: 'allowGoogleDrive' } as const;

/** The services that this server is set up for; none for whom they are no matter of the settings. */
export function useServicesSetUp(): readonly CloudService[] {
  const { id, isTeacher } = useCurrentUser();
  return useQuery({ ...cloudServicesQuery(id), enabled: isTeacher }).data?.setUp ?? [];
}

/** 'Min bruger > Uploadtjenester': which services the teacher and the pupils may fetch files from (UPL-12). */
export function UploadServices({
  services,
  settings,
  choose,
}: {
  /** Those that this server is set up for. */
  services: readonly CloudService[];
  settings: UserSettings;
  choose: ReturnType<typeof useChangeSetting>['choose'];
}) {
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  const allow = async (service: CloudService, isOn: boolean) => {
    await choose(SETTINGS[service], isOn);
    // where files are handed in it holds at once
    await queries.invalidateQueries(cloudServicesQuery(id));
  };
  return (
    <section aria-labelledby="uploadtjenester">
      <h2 id="uploadtjenester">{text.title}</h2>
      <p>{text.intro}</p>
      {services.map((service) => (
        <div key={service} className={s.service}>
          <SettingSwitch
            label={text[service].label}
            hint={text[service].hint}
            isOn={settings[SETTINGS[service]]}
            onChange={(isOn) => void allow(service, isOn)}
          />
          <a href="/juridisk#privatlivspolitik">{text[service].policy}</a>
        </div>
      ))}
    </section>
  );
}
