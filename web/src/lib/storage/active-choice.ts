/** The course that the top bar points at: a productId of the catalogue and its Danish title. */
export interface ActiveCourse {
  productId: string;
  title: string;
}
/** The class (wire word: squad) that the top bar points at. */
export interface ActiveSquad {
  id: number;
  name: string;
}
/** The pupil whose results are looked at. */
export interface ActiveStudent {
  id: number;
  name: string;
}
