import { EveningDesk, PaperBoat, StudentCap } from './front-drawings.tsx';

/** The picture of each audience. */
export const DRAWINGS = { folkeskole: PaperBoat, gymnasium: StudentCap, voksne: EveningDesk };
