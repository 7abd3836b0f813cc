import { Icon } from "../ui/Icon.tsx";

/** The entry screen's outline in grey, as index.html has it before the code is there. */
export const Splash = () => (
  <div className="splash" aria-hidden="true">
    <Icon name="leaf" size={22} className="text-leaf" />
    <i />
    <i />
    <i />
    <i />
    <i />
  </div>
);
