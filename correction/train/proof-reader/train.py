"""train.py WORK LANGUAGE.bin SECONDS OUT.pt MADE,MADE… [even|odd]: learns for so many seconds of wall time, from texts that were made careless and, of what pupils
wrote, from all or every second text. The step shrinks with the time; what is kept is a running mean of the weights."""
import copy
import sys
import time

from net import *

work, model, seconds, out, names, *half = sys.argv[1:]
seconds = float(seconds)
torch.set_num_threads(int(half.pop()) if half and half[-1].isdigit() else 1)
torch.manual_seed(1)
rng = np.random.default_rng(1)
PLACES = 3500
STEP = 2e-3
# so large a share of what is read was written by pupils, first and in the last part
REAL, REAL_LATE, LATE = 0.4, 0.55, 0.65
# each step the mean takes over so much
TAKEN = 1 / 800
WEIGHTS = (1, 2, 1, 1)


class Draw:
    """Sentences in a random order, none again before all have come; of several files one after the other."""

    def __init__(self, names, chosen=lambda texts: texts.start >= 0):
        self.names, self.chosen, self.next, self.order, self.at = names, chosen, 0, np.zeros(0, int), 0
        self.texts = None

    def take(self):
        if self.at >= len(self.order):
            if self.texts is None or len(self.names) > 1:
                self.texts = None
                self.texts = Texts(work, self.names[self.next % len(self.names)])
            self.next += 1
            self.order, self.at = rng.permutation(np.flatnonzero(self.chosen(self.texts))), 0
        lengths = (self.texts.end - self.texts.start)[self.order[self.at : self.at + PLACES]]
        count = int(np.searchsorted(np.cumsum(lengths), PLACES)) + 1
        chosen = self.order[self.at : self.at + count]
        self.at += count
        return self.texts.batch(chosen)[0]


net = Net(Language(model))
mean = copy.deepcopy(net)
is_mine = {'even': lambda texts: texts.text[texts.start] % 2 == 0, 'odd': lambda texts: texts.text[texts.start] % 2 == 1}
pupils = Draw(['real'], is_mine[half[0]] if half else lambda texts: texts.start >= 0)
made = Draw(names.split(','))
optimiser = torch.optim.AdamW(net.parameters(), lr=STEP, weight_decay=0.01)
start, step, places, seen, told = time.time(), 0, 0, {True: np.zeros(4), False: np.zeros(3)}, {True: 0, False: 0}
while (done := (time.time() - start) / seconds) < 1:
    is_real = rng.random() < (REAL if done < LATE else REAL_LATE)
    for group in optimiser.param_groups:
        group['lr'] = STEP * min(1, step / 200) * max(0.005, 1 - done)
    batch = (pupils if is_real else made).take()
    parts = losses(net, batch, is_real)
    optimiser.zero_grad()
    sum(weight * part for weight, part in zip(WEIGHTS, parts)).backward()
    nn.utils.clip_grad_norm_(net.parameters(), 1.0)
    optimiser.step()
    step += 1
    with torch.no_grad():
        for kept, now in zip(mean.state_dict().values(), net.state_dict().values()):
            if kept.is_floating_point():
                kept.lerp_(now, max(TAKEN, 1 / step))
    places += len(batch[0])
    seen[is_real] += [float(part) for part in parts]
    told[is_real] += 1
    if step % 1000 == 0:
        print(step, int(time.time() - start), places, *((seen[real] / max(1, told[real])).round(4) for real in (True, False)), flush=True)
        seen, told = {True: np.zeros(4), False: np.zeros(3)}, {True: 0, False: 0}
        torch.save(mean.state_dict(), out)
torch.save(mean.state_dict(), out)
print(f'{step} steps, {places / 1e6:.1f} million places')
