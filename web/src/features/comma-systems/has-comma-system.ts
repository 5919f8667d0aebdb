/** Whether a course's texts have a comma system: the Danish free-text ones. */
export const hasCommaSystem = (productId: string): boolean => productId === 'teco';
